import { readFile } from 'node:fs/promises';
import type { Compiler } from 'webpack';

/** Copies files into the output unchanged: those that the HTML names and no module imports. */
export class EmitFiles {
  /** @param files output path → absolute source path */
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFiles', compilation => {
      compilation.hooks.additionalAssets.tapPromise('EmitFiles', async () => {
        for (const [target, source] of Object.entries(this.files)) {
          compilation.emitAsset(target, new compiler.webpack.sources.RawSource(await readFile(source)));
        }
      });
    });
  }
}
