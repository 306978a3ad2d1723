import type { ServerResponse } from 'node:http';
import { visitorPaths } from '@ortoo/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { composed } from '../composition.rules';
import { reject } from '../reject';
import type { Overrides } from './overrides';

/** Pages with an override get the newest draft here, immediately and on every change. */
export const draftsRoutes: FastifyPluginAsync<{ overrides: Overrides }> = async (app, { overrides }) => {
  const open = new Set<ServerResponse>();

  app.get(visitorPaths.drafts, async (request, reply) => {
    if (!(await overrides.of(request))) return reject(reply, 404, 'NOT_FOUND', 'This browser has no override.');
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    let sent = '';
    const send = async () => {
      const override = await overrides.of(request);
      // The override has ended: the page stays unchanged.
      if (!override) return void raw.end();
      if (override.record.release === sent) return;
      sent = override.record.release;
      raw.write(`data: ${JSON.stringify(composed({ record: override.record }))}\n\n`);
    };
    const stop = overrides.drafts.onAdd(() => void send());
    open.add(raw);
    raw.on('close', () => {
      stop();
      open.delete(raw);
    });
    await send();
  });

  // A closing server would wait for them.
  app.addHook('preClose', async () => open.forEach(answer => answer.end()));
};
