import { screen, waitFor, within } from '@testing-library/react';
import { registryPaths } from '@ortoo/contracts';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';
import { records, releases } from '../parts/testing/example-releases';

type Answer = { status: number; body: unknown };

const answers: Record<string, Answer> = {};
const orders: { path: string; headers: unknown; body: unknown }[] = [];

const answerOf = (path: string, init: RequestInit = {}): Answer => {
  if (init.method === 'POST') orders.push({ path, headers: init.headers, body: JSON.parse(String(init.body)) });
  return answers[path] ?? { status: 404, body: {} };
};

const liveOn = (site: string) => `${registryPaths.live}?site=${encodeURIComponent(site)}`;
const open = () => renderPage('/backoffice/releases', { remote, api: fakeApi({}), locale: 'en' });
const ok = (body: unknown): Answer => ({ status: 200, body });

beforeEach(() => {
  resetStores();
  orders.length = 0;
  Object.assign(answers, {
    [registryPaths.sites]: ok(['ortoo', 'munkh-tsas']),
    [liveOn('*')]: ok(releases.pointers),
    [liveOn('ortoo')]: ok(releases.pointers),
    [registryPaths.releases]: ok(releases.records),
    [registryPaths.history]: ok(releases.history),
    [registryPaths.vitals]: ok(releases.vitals),
    [registryPaths.rollback]: ok({ release: records.first.release }),
    [registryPaths.canary]: ok({ release: records.first.release }),
    [registryPaths.promote]: ok({ release: records.third.release }),
    [registryPaths.follow]: ok({ release: records.second.release }),
    [registryPaths.halt]: ok({ release: records.third.release }),
  });
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    const { status, body } = answerOf(String(path), init);
    return { ok: status < 300, status, json: async () => body } as Response;
  });
});

type User = Awaited<ReturnType<typeof open>>['user'];
const confirm = (user: User) => user.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1)!);
const catalog = () => screen.findByRole('region', { name: 'catalog' });

it('shows live release and canary with time, author, reason and vitals', async () => {
  await open();
  const card = within(await catalog());
  expect(card.getByText(records.second.release)).toBeVisible();
  expect(card.getByText(records.third.release)).toBeVisible();
  expect(card.getByText('Canary on 10%')).toBeVisible();
  expect(card.getByText('New listing')).toBeVisible();
  expect(card.getAllByText('01234567 · Болд')).toHaveLength(2);
  const failed = within(card.getByRole('row', { name: /Failed/ }));
  expect(failed.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['0.20 %', '0.67 %']);
  const paint = within(card.getByRole('row', { name: /Largest paint/ }));
  expect(paint.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['1,210 ms', '1,180 ms']);
  expect(screen.getByRole('row', { name: /Taken out for good/ })).toHaveTextContent('It throws');
});

it('rolls back when a reason is entered, and shows the live release afterwards', async () => {
  const { user } = await open();
  await user.click(within(await catalog()).getByRole('button', { name: 'Roll back : catalog' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Roll back: catalog' }));
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  const why = dialog.getByRole('textbox', { name: /Why/ });
  expect(why).toHaveAccessibleDescription(/Say why, in a few words/);
  expect(why).toHaveFocus();
  expect(orders).toEqual([]);
  await user.type(why, 'Prices are wrong');
  await confirm(user);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${records.first.release} is live again`));
  expect(orders).toEqual([
    {
      path: registryPaths.rollback,
      headers: expect.objectContaining({ 'X-Requested-With': 'ortoo' }),
      body: { remote: 'catalog', site: '*', why: 'Prices are wrong' },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('starts a canary with a release and a share of the visitors', async () => {
  const { user } = await open();
  await user.click(within(await catalog()).getByRole('button', { name: 'Start a canary : catalog' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Release' }), records.first.release);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Part of the visitors' }), '25 %');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'Is it faster?');
  await confirm(user);
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]?.body).toEqual({
    remote: 'catalog',
    site: '*',
    release: records.first.release,
    percent: 25,
    why: 'Is it faster?',
  });
});

it('promotes the canary', async () => {
  const { user } = await open();
  await user.click(within(await catalog()).getByRole('button', { name: 'Promote : catalog' }));
  await user.type(screen.getByRole('textbox', { name: /Why/ }), 'It does well');
  await confirm(user);
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]).toMatchObject({ path: registryPaths.promote, body: { release: records.third.release } });
});

it('offers a halt only with a canary, and a rollback only with a target', async () => {
  await open();
  await catalog();
  expect(screen.getAllByRole('button', { name: /^Halt/ })).toHaveLength(1);
  const checkout = within(screen.getByRole('region', { name: 'checkout' }));
  expect(checkout.queryAllByRole('button')).toEqual([]);
});

it('retains the input when the registry rejects it, with its message', async () => {
  const { user } = await open();
  answers[registryPaths.halt] = { status: 409, body: { code: 'NO_CANARY', error: 'This remote has no canary here.' } };
  await user.click(within(await catalog()).getByRole('button', { name: 'Halt : catalog' }));
  await user.type(screen.getByRole('textbox', { name: /Why/ }), 'Too slow');
  await confirm(user);
  expect(await screen.findByText('This remote has no canary here.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('Too slow');
});

it('shows only a message to staff without permission', async () => {
  answers[liveOn('*')] = { status: 403, body: { code: 'FORBIDDEN', error: 'no' } };
  await open();
  expect(await screen.findByRole('heading', { name: 'Your account cannot change releases' })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('button')).not.toBeInTheDocument();
});

it('offers a retry when the registry does not respond, and shows an empty state', async () => {
  answers[liveOn('*')] = { status: 500, body: {} };
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers[liveOn('*')] = ok([]);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Nothing has been released yet' })).toBeVisible();
});

it('shows one site and sends orders for it only', async () => {
  const own = { ...releases.history[2]!, kind: 'promote' as const, site: 'ortoo', why: 'Only here' };
  const elsewhere = { ...own, site: 'munkh-tsas', why: 'Only there' };
  answers[registryPaths.history] = ok([...releases.history, own, elsewhere]);
  const { user } = await open();
  expect(screen.queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'ortoo');
  const card = within(await catalog());
  expect(card.getByText(/This site has its own release/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Only here/ })).toHaveTextContent('ortoo');
  expect(screen.queryByText('Only there')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Follow all sites : catalog' }));
  expect(within(screen.getByRole('dialog')).getByText('On ortoo only.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Why/ }), 'The trial is over');
  await confirm(user);
  expect(await screen.findByText(/catalog follows all sites again/)).toBeVisible();
  expect(orders).toMatchObject([
    { path: registryPaths.follow, body: { remote: 'catalog', site: 'ortoo', why: 'The trial is over' } },
  ]);
});
