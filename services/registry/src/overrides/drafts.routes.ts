import type { ServerResponse } from 'node:http';
import { registryPaths } from '@ortoo/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { composed } from '../composition.rules';
import { refuse } from '../refuse';
import type { Overrides } from './overrides';

/** Pages with an override hear of the newest draft here, at once and whenever there is another one. */
export const draftsRoutes: FastifyPluginAsync<{ overrides: Overrides }> = async (app, { overrides }) => {
  const open = new Set<ServerResponse>();

  app.get(registryPaths.drafts, async (request, reply) => {
    if (!(await overrides.of(request))) return refuse(reply, 404, 'NOT_FOUND', 'This browser has no override.');
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    let told = '';
    const tell = async () => {
      const override = await overrides.of(request);
      // The override has ended: the page keeps what it has.
      if (!override) return void raw.end();
      if (override.record.release === told) return;
      told = override.record.release;
      raw.write(`data: ${JSON.stringify(composed({ record: override.record }))}\n\n`);
    };
    const stop = overrides.drafts.onAdd(() => void tell());
    open.add(raw);
    raw.on('close', () => {
      stop();
      open.delete(raw);
    });
    await tell();
  });

  // A server that closes would wait for them.
  app.addHook('preClose', async () => open.forEach(answer => answer.end()));
};
