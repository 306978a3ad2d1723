import { noBytes } from '@ortoo/contracts';
import { integrityOf } from '@ortoo/contracts/integrity';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template, javascript, runtime } = webpack;
const { chunkHasJs } = javascript.JavascriptModulesPlugin;

const name = 'VerifiedChunks';

/** Property of the runtime that maps chunk file names to digests. */
const digests = '__webpack_require__.digests';

/** Placeholder of the same length as the digest, until the file is final. */
const placeholder = (file: string) => integrityOf(`place of ${file}`);

const lateFiles = (chunk: Chunk): string[] =>
  [...chunk.getAllAsyncChunks()].flatMap(late => [...late.files]).filter(file => file.endsWith('.js'));

class DigestList extends RuntimeModule {
  constructor() {
    super('digests of chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (!chunk || !compilation) return '';
    // A chunk of shared modules alone has no file.
    const late = [...chunk.getAllAsyncChunks()].filter(one => chunkHasJs(one, compilation.chunkGraph));
    const names = late.map(one =>
      compilation.getPath(compilation.outputOptions.chunkFilename ?? '[name].js', { chunk: one }),
    );
    const list = Object.fromEntries(names.sort().map(file => [file, placeholder(file)]));
    return `${digests} = ${JSON.stringify(list)};`;
  }
}

/**
 * Adds a digest to every chunk that a build's runtime loads later, so that the browser runs no other bytes. The loader
 * of the file with the runtime verifies that file.
 */
export class VerifiedChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, compilation => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, source =>
        Template.asString([
          source,
          `script.integrity = ${digests}[url.slice(url.lastIndexOf('/') + 1)] || ${JSON.stringify(noBytes)};`,
        ]),
      );
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, chunk => {
        compilation.addRuntimeModule(chunk, new DigestList());
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE - 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => fillIn(compiler, compilation));
    });
  }
}

const fillIn = (compiler: Compiler, compilation: Compilation): void => {
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      compilation.updateAsset(file, source => {
        const text = lateFiles(chunk).reduce(
          (code, late) => code.replace(placeholder(late), integrityOf(compilation.getAsset(late)!.source.buffer())),
          source.source().toString(),
        );
        return new compiler.webpack.sources.RawSource(text);
      });
    }
  }
};
