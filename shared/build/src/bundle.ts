import webpack, { type Configuration, type MultiCompiler, type MultiStats } from 'webpack';

/** The compiler of these builds. */
export const compilerOf = (configurations: Configuration[]): MultiCompiler => {
  const compiler = webpack(configurations);
  if (!compiler) throw new Error('webpack made no compiler');
  return compiler;
};

/** Runs a compiler again. Rejects with webpack's messages. */
export const runBuild = (compiler: MultiCompiler): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('webpack gave no statistics'));
      if (stats.hasErrors() || stats.hasWarnings()) return reject(new Error(stats.toString('errors-warnings')));
      resolve(stats);
    });
  });

/** Runs the builds of one release. */
export const bundle = async (configurations: Configuration[]): Promise<MultiStats> => {
  const compiler = compilerOf(configurations);
  try {
    return await runBuild(compiler);
  } finally {
    await new Promise<void>(resolve => compiler.close(() => resolve()));
  }
};
