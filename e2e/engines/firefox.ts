import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { freePort } from '../fixtures/shop-server';
import { type Session, until, type WindowSize } from './session';

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

interface Remote {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** A connection of WebDriver BiDi: commands with numbered answers, and events. */
const connect = async (url: string, onEvent: (message: Message) => void) => {
  const socket = await until(`a connection to ${url}`, async () => {
    const attempt = new WebSocket(url);
    return once(attempt, 'open').then(
      () => attempt,
      () => undefined,
    );
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  const call = async <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>(resolve => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error} ${message}`);
    return result as Result;
  };
  return { call, close: () => socket.close() };
};

/** SHA-256 of nothing: Firefox compares a script that a navigation has interrupted with its digest, as an empty one. */
const digestOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Debian's Firefox, over WebDriver BiDi. */
export const startFirefox = async (viewport: WindowSize): Promise<Session> => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore' },
  );
  await once(child, 'spawn');
  const complaints: string[] = [];
  const { call, close } = await connect(`ws://127.0.0.1:${port}/session`, ({ method, params }) => {
    const { level = '', text = '' } = params ?? {};
    if (method !== 'log.entryAdded' || !['error', 'warn'].includes(level) || text.includes(digestOfNothing)) return;
    complaints.push(`${level}: ${text}`);
  });
  await call('session.new', { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  await call('session.subscribe', { events: ['log.entryAdded'] });
  await call('browsingContext.setViewport', { context, viewport });
  return {
    goTo: url => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(source, parameters) {
      const { result, exceptionDetails } = await call<Remote>('script.callFunction', {
        functionDeclaration: `async text => JSON.stringify(await (${source})(...JSON.parse(text)))`,
        arguments: [{ type: 'string', value: JSON.stringify(parameters) }],
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ? (JSON.parse(result.value) as unknown) : undefined;
    },
    perform: actions => call('input.performActions', { context, actions }),
    async screenshot() {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    complaints: () => complaints,
    async close() {
      await call('browser.close', {});
      close();
      if (child.exitCode === null) await once(child, 'exit');
      await rm(profile, { recursive: true, force: true });
    },
  };
};
