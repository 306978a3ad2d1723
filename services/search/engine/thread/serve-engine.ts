import { parentPort, workerData } from 'node:worker_threads';
import type { Engine } from '../engine';
import { MemoryGuard } from './memory-guard';
import type { ThreadData, ThreadReply, ThreadRequest } from './protocol';

const noPort = (): never => {
  throw new Error('Runs as a worker only');
};

/**
 * Serves an engine to the thread that started this one.
 * @param create gets the settings of the pool, which are not checked
 */
export async function serveEngine<Settings>(
  create: (clock: () => Date, guard: () => void, settings: Settings) => Promise<Engine>,
): Promise<void> {
  const port = parentPort ?? noPort();
  const reply = (message: ThreadReply, handedOver: ArrayBuffer[] = []): void => port.postMessage(message, handedOver);
  const { headroom, settings } = workerData as ThreadData;
  const guard = new MemoryGuard(headroom);
  let now = new Date();
  const engine = await create(() => now, guard.check, settings as Settings);
  guard.settle();

  const run = async ({ id, call }: ThreadRequest): Promise<void> => {
    now = new Date(call.now);
    const response = await engine.call(call);
    if (call.access === 'own') guard.settle();
    reply({ kind: 'response', id, response, isOverMemory: guard.isOver }, [response.bytes.buffer]);
  };

  port.on('message', (request: ThreadRequest) => {
    run(request).catch((error: unknown) =>
      reply({ kind: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) }),
    );
  });
  reply({ kind: 'ready' });
}
