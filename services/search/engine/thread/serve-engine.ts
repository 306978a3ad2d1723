import { parentPort, workerData } from 'node:worker_threads';
import type { Filling } from '../engine';
import type { ShopEngine } from '../../shop/shop-engine';
import { MemoryGuard } from './memory-guard';
import type { ThreadData, ThreadReply, ThreadRequest } from './protocol';

if (!parentPort) throw new Error('Runs as a worker only');
const port = parentPort;

const reply = (message: ThreadReply, handedOver: ArrayBuffer[] = []): void => port.postMessage(message, handedOver);

/** Serves an engine to the thread that started this one. */
export async function serveEngine(
  create: (clock: () => Date, guard: () => void) => Promise<ShopEngine>,
): Promise<void> {
  const guard = new MemoryGuard((workerData as ThreadData).headroom);
  let now = new Date();
  const { responder, products } = await create(() => now, guard.check);
  guard.settle();
  let filling: Filling | undefined;

  const write = async (request: Exclude<ThreadRequest, { kind: 'call' }>): Promise<void> => {
    if (request.kind === 'put') await products.put(request.documents);
    if (request.kind === 'remove') await products.remove(request.ids);
    if (request.kind === 'fill') filling = products.fill(request.expected);
    if (request.kind === 'fillPut') await filling?.put(request.documents);
    if (request.kind === 'fillEnd') await filling?.end();
    guard.settle();
    reply({ kind: 'done', id: request.id });
  };

  const run = async (request: ThreadRequest): Promise<void> => {
    if (request.kind !== 'call') return write(request);
    now = new Date(request.call.now);
    const response = await responder.respond(request.call);
    reply({ kind: 'response', id: request.id, response, isOverMemory: guard.isOver }, [response.bytes.buffer]);
  };

  port.on('message', (request: ThreadRequest) => {
    run(request).catch((error: unknown) =>
      reply({ kind: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) }),
    );
  });
  reply({ kind: 'ready' });
}
