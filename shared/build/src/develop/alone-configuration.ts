import type { Compiler, Configuration } from 'webpack';
import { baseCss } from '@ortoo/ui/theme/base-css';
import { themeCss } from '@ortoo/ui/theme/theme-css';
import { baseConfiguration, browserTarget } from '../compile';

const page = `<!doctype html><html lang="mn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>${themeCss()}${baseCss}</style></head><body><div id="root"></div><script src="/main.js"></script></body></html>`;

class Page {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Page', compilation =>
      compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(page)),
    );
  }
}

/** One remote in the browser without shell, federation or services; its `dev.tsx` provides the responses. */
export const aloneConfiguration = (root: string): Configuration => ({
  ...baseConfiguration('development', root),
  devtool: 'cheap-module-source-map',
  target: browserTarget,
  entry: { main: './src/dev.tsx' },
  output: { filename: '[name].js', publicPath: '/' },
  plugins: [new Page()],
});
