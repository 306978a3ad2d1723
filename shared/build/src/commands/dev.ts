import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { aloneConfiguration } from '../alone-configuration';
import { here, say } from './workspace';

const { name, workspace } = here();
const port = Number(process.env['PORT'] ?? 3100);
const compiler = webpack(aloneConfiguration(join(workspace, name)));
if (!compiler) throw new Error('webpack made no compiler');
const server = new WebpackDevServer(
  { port, hot: true, historyApiFallback: true, client: { overlay: { warnings: false } } },
  compiler,
);
await server.start();
say(`${name} alone at http://localhost:${port}`);
