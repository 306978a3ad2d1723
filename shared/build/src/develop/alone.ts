import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { aloneConfiguration } from './alone-configuration';

/** Serves one remote by itself with the responses of its `dev.tsx`. Returns its address. */
export const developAlone = async (workspace: string, name: string, port: number): Promise<string> => {
  const compiler = webpack(aloneConfiguration(join(workspace, name)));
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    { port, hot: true, historyApiFallback: true, client: { overlay: { warnings: false } } },
    compiler,
  );
  await server.start();
  return `http://localhost:${port}`;
};
