import type { EngineDocument } from '../engine';
import { bytesOf, errorResponse } from '../http/responder';
import { serveEngine } from '../thread/serve-engine';

/** An engine that only counts its documents, and can be made to fail; it never releases allocated memory. */
const held: unknown[] = [];
const documents = new Map<string, EngineDocument>();

const faults: Readonly<Record<string, () => void>> = {
  dies: () => process.exit(1),
  hangs: () => {
    for (;;);
  },
  'fills its heap': () => {
    for (;;) held.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));
  },
  'fills typed arrays': () => {
    for (let at = 0; at < 20; at += 1) held.push(new Uint8Array(4 * 1_048_576).fill(1));
  },
};

await serveEngine(() =>
  Promise.resolve({
    generation: () => undefined,
    products: {
      put: list => {
        for (const document of list) documents.set(document.id, document);
        return Promise.resolve();
      },
      remove: ids => {
        for (const id of ids) documents.delete(id);
        return Promise.resolve();
      },
      fill: () => ({ put: () => Promise.resolve(), end: () => Promise.resolve() }),
    },
    responder: {
      respond: ({ body }) => {
        faults[body]?.();
        if (body !== '{}') return Promise.resolve(errorResponse(new Error('survived')));
        const answer = { hits: { total: { value: documents.size } } };
        return Promise.resolve({ status: 200, bytes: bytesOf({}, 200, answer), isCacheable: true });
      },
    },
  }),
);
