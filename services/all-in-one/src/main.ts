import { assertProductionReady, config } from './config';
import { buildServer } from './build-server';
import { openShop } from './open-shop';
import { runScript } from './run-script';

assertProductionReady();
const [opened] = await Promise.all([
  openShop(() => config.origin),
  runScript('./start-releases.ts', process.argv.slice(2)),
]);
const app = await buildServer(opened);
await app.listen({ host: config.host, port: config.port });
process.stdout.write(`ready ${config.origin}\n`);

let stopping: Promise<void> | undefined;

const close = async () => {
  await app.close();
  await opened.database.close();
  process.exit(0);
};
// A terminal sends Ctrl-C to the starter and to this process: the second one changes nothing.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void (stopping ??= close()));
