import { once } from 'node:events';
import { startPostgres } from './postgres';

const server = await startPostgres();
process.stdout.write(`${server.url}\n`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await server.close();
