import { z } from 'zod';
import type { Routes } from '../http/implement';
import type { Shop } from '../shop';
import { actionIn, buttonsOf, sendPage } from './pages';
import { findRecord, setSwitch } from './records.tables';

const name = 'customer-sdk';

/** What the partner answers when it is asked for its customer. */
const labels = {
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  hangs: 'Answers nothing',
  throws: 'Fails',
} as const;
type State = keyof typeof labels;

const stateOf = async (shop: Shop): Promise<State> => {
  const found = (await findRecord(shop.db, 'switch', name))?.state;
  return actionIn(labels).catch('signed-out').parse(found);
};

/** The script of the partner; the customer's session is the tester's switch. */
const script = `const session = async request => (await (await fetch('/sandbox/customer-sdk/session', request)).json()).state;
window.customerSdk = {
  async isLoggedIn() {
    const state = await session();
    if (state === 'hangs') return new Promise(() => {});
    if (state === 'throws') throw new Error('The partner fails');
    return state === 'signed-in';
  },
  logout: () => session({ method: 'DELETE' }),
};
`;

/** A partner whose customers the shop's users are. */
export const customerSdkEmulator: Routes = (app, shop) => {
  app.get('/customer-sdk.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  );

  app.get('/customer-sdk/session', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ state: await stateOf(shop) }),
  );

  app.delete('/customer-sdk/session', async () => {
    await setSwitch(shop.db, name, 'signed-out', shop.clock());
    return { state: 'signed-out' };
  });

  app.get('/customer-sdk', async (_request, reply) =>
    sendPage(
      reply,
      'Customers of a partner',
      `<p>The customer’s session: <strong>${labels[await stateOf(shop)]}</strong></p>
<form method="post">${buttonsOf(labels)}</form>`,
    ),
  );

  app.post('/customer-sdk', { schema: { body: z.object({ action: actionIn(labels) }) } }, async (request, reply) => {
    await setSwitch(shop.db, name, request.body.action, shop.clock());
    return reply.redirect('/sandbox/customer-sdk', 303);
  });
};
