import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const name = 'ShortNames';
const letters = 6;

/**
 * Shortens names of anonymous chunks: by default they list all their modules in up to a hundred letters, which every
 * page would load. Six letters suffice.
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
