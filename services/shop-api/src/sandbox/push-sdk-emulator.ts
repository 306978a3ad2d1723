import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Routes } from '../http/implement';
import { sandboxPushKey } from '../providers/push-services';
import type { Shop } from '../shop';
import { actionIn, buttonsOf, sendPage } from './pages';
import { findRecord, moveRecord, saveRecord, setSwitch } from './records.tables';

const name = 'push-sdk';

/** How the third party behaves: in the page, and when the shop hands a message over. */
const labels = {
  works: 'Works',
  fails: 'Fails',
  slow: 'Answers after three seconds',
  hangs: 'Answers nothing',
  lies: 'Names no device, and says that a message was lost which it has brought',
} as const;
type Behaviour = keyof typeof labels;

/** A device, with what it is to get and has got. */
interface SdkDevice {
  topics: string[];
  messages: object[];
}

const behaviourOf = async (shop: Shop): Promise<Behaviour> => {
  const found = (await findRecord(shop.db, 'switch', name))?.state;
  return actionIn(labels).catch('works').parse(found);
};

/** The script of the third party. It remembers its device in the browser, as such scripts do. */
const script = `const call = async (path, method, body) => {
  const answer = await fetch('/sandbox/push-sdk' + path, {
    method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body),
  });
  const { behaviour, ...rest } = await answer.json();
  if (behaviour === 'hangs') return new Promise(() => {});
  if (behaviour === 'slow') await new Promise(resolve => setTimeout(resolve, 3000));
  if (behaviour === 'fails') throw new Error('The third party fails');
  return behaviour === 'lies' ? { id: 42 } : rest;
};
const stored = 'sandbox-push-sdk';
window.pushSdk = {
  async subscribe() {
    const { id } = await call('/devices', 'POST', {});
    localStorage.setItem(stored, id);
    return id;
  },
  deviceId: () => localStorage.getItem(stored),
  setTopics: topics => call('/devices/' + localStorage.getItem(stored) + '/topics', 'PUT', { topics }),
  async unsubscribe() {
    await call('/devices/' + localStorage.getItem(stored), 'DELETE', {});
    localStorage.removeItem(stored);
  },
};
`;

const params = z.object({ id: z.string().max(100) });
const messageSchema = z.looseObject({ player_id: z.string(), title: z.string(), ttl: z.number().int().positive() });

/** What the script asks. */
const devices: Routes = (app, shop) => {
  app.post('/push-sdk/devices', async () => {
    const id = randomUUID();
    const body: SdkDevice = { topics: [], messages: [] };
    await saveRecord(shop.db, { emulator: name, id, state: 'on', body, now: shop.clock() });
    return { id, behaviour: await behaviourOf(shop) };
  });

  app.get('/push-sdk/devices/:id', { schema: { params } }, async ({ params: { id } }, reply) => {
    const found = await findRecord<SdkDevice>(shop.db, name, id);
    return found ? { state: found.state, ...found.body } : reply.status(404).send({ error: 'no such device' });
  });

  app.put(
    '/push-sdk/devices/:id/topics',
    { schema: { params, body: z.object({ topics: z.array(z.string().max(60)).max(30) }) } },
    async ({ params: { id }, body: { topics } }) => {
      const found = await findRecord<SdkDevice>(shop.db, name, id);
      if (found) await moveRecord(shop.db, { emulator: name, id }, ['on'], 'on', { ...found.body, topics });
      return { behaviour: await behaviourOf(shop) };
    },
  );

  app.delete('/push-sdk/devices/:id', { schema: { params } }, async ({ params: { id } }) => {
    await moveRecord(shop.db, { emulator: name, id }, ['on'], 'off');
    return { behaviour: await behaviourOf(shop) };
  });
};

/** A third party that sends messages to devices for the shop: its script, its service, and a page for the tester. */
export const pushSdkEmulator: Routes = async (app, shop) => {
  app.get('/push-sdk.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  );
  await devices(app, shop);

  app.post('/push-sdk/messages', { schema: { body: messageSchema } }, async ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${sandboxPushKey}`) return reply.status(401).send({ error: 'key' });
    const behaviour = await behaviourOf(shop);
    if (behaviour === 'fails') return reply.status(500).send({ error: 'internal' });
    const { player_id: id, ttl: _, ...message } = body;
    const found = await findRecord<SdkDevice>(shop.db, name, id);
    if (found?.state !== 'on') return reply.status(410).send({ error: 'no such device' });
    const messages = [...found.body.messages, message];
    await moveRecord(shop.db, { emulator: name, id }, ['on'], 'on', { ...found.body, messages });
    if (behaviour === 'lies') return reply.status(500).send({ error: 'lost' });
    return reply.status(202).send({});
  });

  app.get('/push-sdk', async (_request, reply) =>
    sendPage(
      reply,
      'Messages by a third party',
      `<p>It: <strong>${labels[await behaviourOf(shop)]}</strong></p>
<form method="post">${buttonsOf(labels)}</form>`,
    ),
  );

  app.post('/push-sdk', { schema: { body: z.object({ action: actionIn(labels) }) } }, async (request, reply) => {
    await setSwitch(shop.db, name, request.body.action, shop.clock());
    return reply.redirect('/sandbox/push-sdk', 303);
  });
};
