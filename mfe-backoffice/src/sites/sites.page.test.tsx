import type { SiteDocument } from '@ortoo/contracts';
import {
  changeSite,
  createSite,
  getSite,
  listSites,
  previewSite,
  publishSite,
  restoreSite,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { staffSite } from '../parts/testing/sites';
import { remote } from '../remote';
import { dropDraft } from './site-drafts.store';

const one = { code: 'steppe' };
const saved = { ...staffSite, has_draft: true, draft_version: 6 };

const open = async (path = '/backoffice/sites/steppe', change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    ...answers,
    ...answer(listSites, { sites: [staffSite] }),
    ...answer(getSite, staffSite, one),
    ...answer(changeSite, ({ body }) => ({ ...saved, config: body.config }), one),
    ...change,
  });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};
type Sent = { draft_version: number; config: SiteDocument };
const sent = (api: ReturnType<typeof fakeApi>) => api.calls.findLast(call => call.method === 'PUT')?.body as Sent;
const part = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Part' })).getByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  resetStores();
  dropDraft('steppe');
  $user.set(manager);
});

it('lists the sites, and makes one of another', async () => {
  const create = answer(createSite, () => {
    throw new ApiError(409, 'SITE_HOST_TAKEN', 'A site has this host name already.', { host: 'It is taken.' });
  });
  const { api, user } = await open('/backoffice/sites', create);
  expect(await screen.findByRole('link', { name: 'Steppe & Sky' })).toHaveAttribute(
    'href',
    '/en/backoffice/sites/steppe',
  );
  await user.click(screen.getByRole('button', { name: 'New site' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New site' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Taiga');
  await user.type(dialog.getByLabelText(/^Code/), 'Taiga');
  await user.type(dialog.getByLabelText(/^Address/), 'taiga.localhost');
  await user.click(dialog.getByRole('button', { name: 'Create the site' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Address/)).toHaveAccessibleDescription(/It is taken/));
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ from: 'steppe', name: 'Taiga', code: 'taiga', host: 'taiga.localhost' },
  });
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Taiga');
});

it('saves an announcement as a draft, and leaves the rest as it is', async () => {
  const { api, user } = await open();
  await user.click(await part('Menus'));
  const [english] = within(screen.getByRole('group', { name: 'Announcement 1' })).getAllByRole('textbox');
  await user.clear(english!);
  await user.type(english!, 'Snow roads open');
  expect(screen.getByText('There are unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'The draft is saved.' }]));
  expect(sent(api)).toEqual({
    draft_version: 5,
    config: { ...staffSite.config, notices: [{ id: 1, text: { en: 'Snow roads open' }, url: '/quote' }] },
  });
});

it('measures contrast while a colour is chosen', async () => {
  const { user } = await open();
  await user.click(await part('Look'));
  const day = within(screen.getByRole('region', { name: 'Colours by day' }));
  const ratios = () => within(day.getByRole('list', { name: 'Contrast: text on the button' })).getAllByRole('listitem');
  expect(ratios()[0]).toHaveTextContent(/button and link 7\.\d\d:1/);
  fireEvent.change(day.getByLabelText('Choose a colour: text on the button'), { target: { value: '#8899aa' } });
  await waitFor(() => expect(ratios()[0]).toHaveTextContent(/button and link [23]\.\d+:1/));
});

it('names what is wrong beside its field, and publishes nothing of it', async () => {
  const wrong = { ...saved, problems: [{ path: 'email', text: 'The form is not right: see the example.' }] };
  const { api, user } = await open(undefined, answer(changeSite, wrong, one));
  await user.type(await screen.findByLabelText('Email'), '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('1 place to mend')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Publish the draft?' })).not.toBeInTheDocument();
  expect(api.calls.some(({ path }) => path === publishSite.path)).toBe(false);
});

it('publishes what is typed, with a note', async () => {
  const published = { ...staffSite, version: 4, draft_version: 7 };
  const { api, user } = await open(undefined, answer(publishSite, published, one));
  await user.click(await part('Paying'));
  await user.click(screen.getByRole('checkbox', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the draft?' }));
  await user.type(dialog.getByLabelText(/^What has changed/), 'Cards');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect($toasts.get().at(-1)).toMatchObject({ text: 'Version 4 is published.' }));
  expect(sent(api).config.payment_methods).toEqual(['qr', 'card']);
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ draft_version: 6, note: 'Cards' });
});

it('shows articles of some topics, each where its error belongs', async () => {
  const problem = { path: 'article_topics.1', text: 'The shop has no “winter”: choose one of the list.' };
  const wrong = answer(changeSite, ({ body }) => ({ ...saved, config: body.config, problems: [problem] }), one);
  const { api, user } = await open(undefined, wrong);
  await user.click(await part('Paying'));
  const save = () => user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await user.click(screen.getByRole('checkbox', { name: 'All topics' }));
  expect(screen.getByRole('checkbox', { name: 'Travel' })).toBeChecked();
  await save();
  await waitFor(() => expect(sent(api).config.article_topics).toEqual(['travel', 'winter']));
  const topics = screen.getByRole('group', { name: 'Topics' });
  await waitFor(() => expect(topics).toHaveAccessibleDescription(problem.text));
  await user.click(screen.getByRole('checkbox', { name: 'Winter' }));
  await save();
  await waitFor(() => expect(sent(api).config.article_topics).toEqual(['travel']));
});

it('follows a partner’s customers by the address of its script, and by none when that is removed', async () => {
  const { api, user } = await open();
  await user.click(await part('Analytics'));
  const section = within(screen.getByRole('region', { name: 'Customers of a partner' }));
  const save = () => user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await user.type(section.getByLabelText(/script/), 'https://sdk.example/sdk.js');
  await user.type(section.getByLabelText(/^Addresses it sends to/), 'https://sdk.example');
  await save();
  const sdk = { script: 'https://sdk.example/sdk.js', origins: ['https://sdk.example'] };
  await waitFor(() => expect(sent(api).config.customer_sdk).toEqual(sdk));
  await user.clear(section.getByLabelText(/script/));
  await user.clear(section.getByLabelText(/^Addresses it sends to/));
  await save();
  await waitFor(() => expect(sent(api).config.customer_sdk).toBeNull());
});

it('sends events to Google Analytics by the id of a data stream', async () => {
  const { api, user } = await open();
  await user.click(await part('Analytics'));
  await user.click(screen.getByRole('radio', { name: 'Google Analytics 4' }));
  await user.type(screen.getByLabelText(/^Measurement ID/), 'ab12cd34ef');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(sent(api).config.analytics).toEqual({ kind: 'ga4', id: 'G-AB12CD34EF' }));
});

it('lets a third party send notifications where a site has them', async () => {
  const { api, user } = await open();
  await user.click(await part('Analytics'));
  const name = 'Notices by a third party';
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Offer notices of the browser' }));
  const section = within(screen.getByRole('region', { name }));
  await user.type(section.getByLabelText(/script/), 'https://push.example/sdk.js');
  await user.type(section.getByLabelText(/^Addresses it sends to/), 'https://api.push.example');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  const sdk = { script: 'https://push.example/sdk.js', origins: ['https://api.push.example'] };
  await waitFor(() => expect(sent(api).config.push_sdk).toEqual(sdk));
  expect(sent(api).config.push).toBe(true);
});

it('previews what is saved at the site itself', async () => {
  const url = 'http://steppe.localhost:3000/en?site_preview=x';
  const { user } = await open(undefined, answer(previewSite, { url, expires_at: '2026-11-21T05:00:00Z' }, one));
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('link', { name: 'Open the preview' })).toHaveAttribute('href', url);
});

it('loses nothing when somebody else was faster', async () => {
  const conflict = answer(
    changeSite,
    ({ body }) => {
      if (body.draft_version !== 9) throw new ApiError(409, 'CONFLICT', 'Somebody else was faster.');
      return { ...saved, draft_version: 10, config: body.config };
    },
    one,
  );
  let draft_version = 5;
  const { api, user } = await open(undefined, {
    ...conflict,
    ...answer(getSite, () => ({ ...staffSite, draft_version }), one),
  });
  await user.type(await screen.findByLabelText('Phone'), '9');
  draft_version = 9;
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText(/Somebody else has saved this site/)).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveValue('+976770056789');
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(sent(api)).toMatchObject({ draft_version: 9, config: { phone: '+976770056789' } }));
});

it('restores an earlier version', async () => {
  const { user } = await open(undefined, answer(restoreSite, saved, { ...one, version: 1 }));
  await user.click(await part('History'));
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Version 1 is the draft now.' }]));
});

it.each(['General', 'Look', 'Menus', 'Rows', 'Languages', 'Paying', 'Analytics', 'History'])(
  'shows the part %s with a name for every field',
  async name => {
    const { user } = await open();
    await user.click(await part(name));
    for (const field of screen.queryAllByRole('textbox')) expect(field).toHaveAccessibleName();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  },
);

const fail = () => {
  throw new ApiError(500, 'INTERNAL', 'x');
};
it.each([
  ['the list', '/backoffice/sites', answer(listSites, fail)],
  ['a site', '/backoffice/sites/steppe', answer(getSite, fail, one)],
] as const)('offers to try again when %s cannot be read', async (_what, path, failing) => {
  await open(path, failing);
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
});
