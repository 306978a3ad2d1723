import { once } from 'node:events';
import { startPostgres } from './postgres';

const [tablespace] = process.argv.slice(2);
const server = await startPostgres({ tablespace });
process.stdout.write(`${server.url}\n`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await server.close();
