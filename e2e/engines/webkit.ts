import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../fixtures/shop-server';
import { type Session, until, type WindowSize } from './session';

/** Room for every size; a window is no larger than its screen. */
const screen = '1600x1200x24';

const end = async (child: ChildProcess): Promise<void> => {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** A display without a monitor; the number of a free one comes on the third channel. */
const startDisplay = async () => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3]!, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => end(child) };
};

/** Debian's WebKitGTK in its small browser, over WebDriver; the console comes as the browser's output. */
export const startWebKit = async (size: WindowSize): Promise<Session> => {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (chunk: Buffer) => {
      const lines = chunk.toString().split('\n');
      complaints.push(...lines.filter(line => /CONSOLE \S+ (ERROR|WARN)/.test(line)));
    });

  const send = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  // Its toolbar has a minimal width, which a full screen lacks; a size is set after that.
  const options = { args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  await until('WebKitWebDriver', () => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined));
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, size);
  return {
    goTo: url => send('POST', `${session}/url`, { url }),
    async evaluate(source, parameters) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${source})(...JSON.parse(arguments[0]))).then(
          value => done({ value: JSON.stringify(value) }), error => done({ error: String(error) }));`;
      const { value, error } = await send<{ value?: string | null; error?: string }>(
        'POST',
        `${session}/execute/async`,
        {
          script,
          args: [JSON.stringify(parameters)],
        },
      );
      if (error !== undefined) throw new Error(error);
      return value ? (JSON.parse(value) as unknown) : undefined;
    },
    perform: actions => send('POST', `${session}/actions`, { actions }),
    screenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    complaints: () => complaints,
    async close() {
      await send('DELETE', session);
      await end(driver);
      await display.close();
    },
  };
};
