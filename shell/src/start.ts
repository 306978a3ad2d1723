import './composition/federation-runtime';

/** Ends the current task, so that the browser can paint and answer input. */
const pause = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

// Evaluated in one task, all modules of the page would block it for longer than a press may wait.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@ortoo/stores'),
  () => import(/* webpackMode: "eager" */ './app'),
];

const start = async () => {
  for (const evaluate of parts) {
    await evaluate();
    await pause();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './browser');
  await startPage();
};

void start();
