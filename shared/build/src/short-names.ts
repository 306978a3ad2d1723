import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const name = 'ShortNames';
const letters = 6;

/**
 * Chunks that nobody has named are called after all that lies in them, in up to a hundred letters, which every page would
 * load with the list of them. Six tell them apart.
 */
export class ShortNames {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, compilation =>
      compilation.hooks.afterOptimizeChunkIds.tap(name, chunks => {
        for (const chunk of chunks) {
          const id = String(chunk.id);
          if (chunk.name || id.length <= letters) continue;
          chunk.id = createHash('sha256').update(id).digest('hex').slice(0, letters);
          chunk.ids = [chunk.id];
        }
      }),
    );
  }
}
