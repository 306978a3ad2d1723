import type { Compiler } from 'webpack';

/** Adds files to the output that the HTML names and no module imports. */
export class EmitFiles {
  /** @param files output path → how to make it */
  constructor(private readonly files: Readonly<Record<string, () => Promise<Buffer>>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFiles', compilation => {
      compilation.hooks.additionalAssets.tapPromise('EmitFiles', async () => {
        for (const [target, make] of Object.entries(this.files)) {
          compilation.emitAsset(target, new compiler.webpack.sources.RawSource(await make()));
        }
      });
    });
  }
}
