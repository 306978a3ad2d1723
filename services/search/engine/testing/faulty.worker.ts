import { errorResponse } from '../http/responder';
import { EmbeddedEngine } from '../embedded-engine';
import { serveEngine } from '../thread/serve-engine';

/** An engine that can be made to fail; it never releases allocated memory. */
const held: unknown[] = [];

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

await serveEngine(async (clock, guard) => {
  const engine = new EmbeddedEngine({ clock, guard });
  return {
    call: async request => {
      const fault = faults[request.body];
      if (!fault) return engine.call(request);
      fault();
      return errorResponse(new Error('survived'));
    },
  };
});
