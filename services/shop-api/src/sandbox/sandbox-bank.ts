import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Shop } from '../shop';
import { rejectBadValues } from './bad-values';
import { customerSdkEmulator } from './customer-sdk-emulator';
import { emulatorNames, emulators } from './emulators';
import { sendPage } from './pages';
import { pushEmulator } from './push-emulator';
import { pushSdkEmulator } from './push-sdk-emulator';
import { socialEmulator, socialPages } from './social-emulator';
import { readSwitches, switches } from './switches';
import { takenMoney } from './taken';

/** What a tester can take down. */
const switchable = [...emulatorNames, 'social', 'push'];

const frontPage = (states: Awaited<ReturnType<typeof readSwitches>>): string => {
  const row = ({ name, down }: (typeof states)[number]) =>
    `<tr><td>${name}</td><td>${down ? 'down' : 'up'}</td><td><form method="post" action="/sandbox/switches/${name}">
<button name="state" value="${down ? 'up' : 'down'}">${down ? 'Put up' : 'Take down'}</button></form></td></tr>`;
  const link = ({ list }: (typeof emulators)[keyof typeof emulators]): string =>
    list ? `<li><a href="/sandbox${list.path}">${list.title}</a></li>` : '';
  return `<ul>${Object.values(emulators).map(link).join('')}<li><a href="/sandbox/customer-sdk">Customers of a partner</a></li><li><a href="/sandbox/push-sdk">Messages by a third party</a></li></ul>
<p>Cards, the app wallet, and sign-ins with Google and Facebook are decided on the page that the shop sends to.</p>
<table><tbody>${states.map(row).join('')}</tbody></table>`;
};

/** The sandbox bank: emulates the payment network and has pages for the tester's decision. */
export const sandboxBank: FastifyPluginAsync<{ shop: Shop }> = async (app, { shop }) => {
  if (shop.production) throw new Error('The sandbox bank does not run in production');
  rejectBadValues(app);
  await app.register(formbody);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const { name, api, path = '', pages } of Object.values(emulators)) {
    await typed.register(async scope => api(scope, shop), { prefix: `/${name}${path}` });
    await pages(typed, shop);
  }
  await typed.register(async scope => socialEmulator(scope, shop), { prefix: '/social' });
  await socialPages(typed, shop);
  await typed.register(async scope => pushEmulator(scope, shop), { prefix: '/push' });
  await customerSdkEmulator(typed, shop);
  await pushSdkEmulator(typed, shop);
  switches(typed, shop, switchable);
  await takenMoney(typed, shop);
  typed.get('/', async (_request, reply) =>
    sendPage(reply, 'Sandbox', frontPage(await readSwitches(shop, switchable))),
  );
};
