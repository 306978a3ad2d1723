import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Runs the builds of one release. Rejects with webpack's own words. */
export const bundle = (configurations: Configuration[]): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    if (!compiler) return reject(new Error('webpack made no compiler'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('webpack gave no statistics'));
        if (stats.hasErrors() || stats.hasWarnings()) return reject(new Error(stats.toString('errors-warnings')));
        resolve(stats);
      });
    });
  });
