interface Task {
  run: () => unknown;
  hasFailed: boolean;
  isStopped: boolean;
}

/** Assistive technology and speech input cause only these. Scripts set the focus, too: it is no sign of a visitor. */
const presses = ['click', 'keydown', 'change'];
const signs = [...presses, 'pointermove', 'pointerdown', 'touchstart', 'scroll'];

const waiting = new Set<Task>();

const attempt = async (task: Task): Promise<void> => {
  try {
    await task.run();
  } catch {
    task.hasFailed = true;
    if (!task.isStopped) wait(task);
  }
};

/** A visitor sees what the press itself changed before code is loaded, which takes the processor for long. */
const afterPaint = (run: () => unknown): void => void requestAnimationFrame(() => setTimeout(run));

// A moving pointer would repeat a failed request without a pause.
const onSign = ({ type }: Event) => {
  for (const task of [...waiting])
    if (!task.hasFailed || presses.includes(type)) {
      waiting.delete(task);
      afterPaint(() => task.isStopped || attempt(task));
    }
};

let isListening = false;

const wait = (task: Task): void => {
  waiting.add(task);
  if (isListening) return;
  isListening = true;
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true });
};

const start = (run: Task['run'], begin: (task: Task) => unknown): (() => void) => {
  const task: Task = { run, hasFailed: false, isStopped: false };
  void begin(task);
  return () => {
    task.isStopped = true;
    waiting.delete(task);
  };
};

/**
 * Calls `run` on the visitor's next interaction: a pointer, a key, a touch, a scroll, once the browser has painted what
 * that changed. When it fails, it is called again on the next press.
 * @returns stops it
 */
export const onInteraction = (run: () => unknown): (() => void) => start(run, wait);

/**
 * Calls `run` now. When it fails, it is called again on the visitor's next press.
 * @returns stops it
 */
export const untilDone = (run: () => unknown): (() => void) => start(run, attempt);
