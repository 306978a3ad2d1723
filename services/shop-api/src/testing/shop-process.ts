import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Endpoint, requestedWith, requestOf, shopApiPrefix, shopHeaders, urlOf } from '@ortoo/contracts';
import { sourceRunner } from './source-runner';

/** The shop in a process of its own, as in production. */
export interface ShopProcess {
  origin: string;
  /** Kills it immediately. */
  kill(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const onData = (data: Buffer) => {
      said += data.toString();
      if (said.includes('ready http')) resolve();
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', code => reject(new Error(`the shop ended with ${code}: ${said}`)));
  });

/** Starts it on a migrated and seeded database. */
export const startShopProcess = async (settings: { dataDir: string; databaseUrl?: string }): Promise<ShopProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [...sourceRunner, join(import.meta.dirname, '../main.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      LOG_LEVEL: 'info',
    },
  });
  await untilReady(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** Sends a browser's commands to such a process. Rejects when it is gone. */
export const callsTo = (origin: string, cookie: string) => {
  const call = async <T>(method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path.startsWith('/sandbox') ? '' : shopApiPrefix}${path}`, {
      method,
      headers: {
        cookie,
        [shopHeaders.requestedWith]: requestedWith,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
  };
  return {
    call: <Input, Output>(endpoint: Endpoint<Input, Output>, input?: Input, headers?: Record<string, string>) => {
      const request = requestOf(endpoint, input);
      return call<Output>(request.method, urlOf(request), request.body, headers);
    },
    post: (path: string, body: object) => call<unknown>('POST', path, body),
  };
};

export type Calls = ReturnType<typeof callsTo>;
