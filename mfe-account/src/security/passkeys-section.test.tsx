import { startRegistration } from '@simplewebauthn/browser';
import type { Passkey } from '@ortoo/contracts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  listSessions,
  removePasskey,
  renamePasskey,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $sessionActivity, $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { $isOfferAnswered } from '../parts/passkey-offer.store';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  platformAuthenticatorIsAvailable: async () => true,
}));
const start = jest.mocked(startRegistration);

const key: Passkey = {
  id: 3,
  name: 'Chrome · Windows',
  is_synced: true,
  created_at: '2026-11-20T04:00:00Z',
  used_at: '2026-11-21T04:00:00Z',
  used_browser: 'Safari',
  used_system: 'iPhone',
};
const created = { id: 'A', rawId: 'A', type: 'public-key', clientExtensionResults: {}, response: { attestation: 'B' } };

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  $isOfferAnswered.set(false);
  start.mockReset().mockResolvedValue(created as never);
});
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

const failure = (name: string) => Object.assign(new Error('browser'), { name });

const open = async (path: string, passkeys: Passkey[], more: Parameters<typeof fakeApi>[0] = {}) => {
  resetStores();
  $sessionActivity.set({ known: true, fetching: false });
  $user.set(exampleUser);
  let list = passkeys;
  const api = fakeApi({
    ...answer(listSessions, { sessions: [] }),
    ...answer(listPasskeys, () => ({ passkeys: list })),
    ...answer(beginPasskey, { challenge: 'C' }),
    ...answer(addPasskey, () => {
      list = [key, ...list];
      return key;
    }),
    ...answer(
      renamePasskey,
      ({ body }) => {
        list = list.map(one => ({ ...one, name: body.name }));
        return key;
      },
      { id: 3 },
    ),
    ...answer(removePasskey, () => void (list = []), { id: 3 }),
    ...more,
  });
  const { user } = await renderPage(path, { remote, api });
  return { api, user };
};
const section = () => within(screen.getByRole('region', { name: 'Нэвтрэх түлхүүр (passkey)' }));
const toasts = () => $toasts.get().map(({ text }) => text);

it('adds a passkey with the browser’s dialog', async () => {
  const { api, user } = await open('/profile/security', []);
  await user.click(await section().findByRole('button', { name: 'Түлхүүр нэмэх' }));
  const item = await section().findByRole('listitem', { name: 'Chrome · Windows' });
  expect(item).toHaveTextContent('Safari · iPhone');
  expect(item).toHaveTextContent('Таны бусад төхөөрөмж дээр бас бий');
  expect(start).toHaveBeenCalledWith({ optionsJSON: { challenge: 'C' } });
  const sent = { id: 'A', rawId: 'A', type: 'public-key', response: { attestation: 'B' } };
  expect(api.calls.find(({ path, method }) => method === 'POST' && path === '/passkeys')?.body).toEqual({
    response: sent,
  });
  expect(toasts()).toEqual(['Нэвтрэх түлхүүр нэмлээ.']);
});

const required = (ways: string[]) =>
  answer(beginPasskey, ({ body }) => {
    const proof = body?.proof;
    if (!proof) throw new ApiError(401, 'PROOF_REQUIRED', 'Өөрөө мөн эсэхээ баталгаажуулна уу.', {}, { ways });
    if ('code' in proof || proof.password !== 'right')
      throw new ApiError(401, 'WRONG_CREDENTIALS', 'Нууц үг буруу байна.', {});
    return { challenge: 'C' };
  });
const ask = 'Та мөн үү?';

it('asks for the password again when the sign-in is not fresh', async () => {
  const { user } = await open('/profile/security', [], required(['password']));
  await user.click(await section().findByRole('button', { name: 'Түлхүүр нэмэх' }));
  const dialog = within(await screen.findByRole('dialog', { name: ask }));
  expect(dialog.queryByRole('button', { name: /Кодоор/ })).toBeNull();
  await user.type(dialog.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'wrong{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Нууц үг буруу байна.');
  expect(section().getAllByRole('alert')).toHaveLength(1);
  await user.clear(dialog.getByLabelText(/^Нууц үг/, { selector: 'input' }));
  await user.type(dialog.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'right{Enter}');
  expect(await section().findByRole('listitem', { name: 'Chrome · Windows' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: ask })).toBeNull();
});

it('offers a new sign-in to an account that has neither a password nor an app', async () => {
  const { user } = await open('/profile/security', [], required([]));
  await user.click(await section().findByRole('button', { name: 'Түлхүүр нэмэх' }));
  const dialog = within(await screen.findByRole('dialog', { name: ask }));
  expect(dialog.getByRole('button', { name: 'Дахин нэвтрэх' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Болих' }));
  expect(screen.queryByRole('dialog', { name: ask })).toBeNull();
  expect(section().queryByRole('alert')).toBeNull();
});

it('closes the question when the user then closes the browser’s dialog', async () => {
  start.mockRejectedValue(failure('NotAllowedError'));
  const { user } = await open('/profile/security', [], required(['password']));
  await user.click(await section().findByRole('button', { name: 'Түлхүүр нэмэх' }));
  const dialog = within(await screen.findByRole('dialog', { name: ask }));
  await user.type(dialog.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: ask })).toBeNull());
  expect(section().queryByRole('alert')).toBeNull();
});

it.each([
  ['InvalidStateError', 'Энэ төхөөрөмж дээр таны түлхүүр аль хэдийн байна.'],
  ['UnknownError', /.+/],
])('says why none was added: %s', async (name, text) => {
  start.mockRejectedValue(failure(name));
  const { user } = await open('/profile/security', []);
  await user.click(await section().findByRole('button', { name: 'Түлхүүр нэмэх' }));
  expect(await section().findByRole('alert')).toHaveTextContent(text);
});

it('says nothing when the user closes the browser’s dialog', async () => {
  start.mockRejectedValue(failure('NotAllowedError'));
  const { user } = await open('/profile/security', []);
  await user.click(await section().findByRole('button', { name: 'Түлхүүр нэмэх' }));
  await waitFor(() => expect(section().getByRole('button', { name: 'Түлхүүр нэмэх' })).not.toBeDisabled());
  expect(section().queryByRole('alert')).toBeNull();
});

it('renames and removes a passkey', async () => {
  const { user } = await open('/profile/security', [key]);
  await user.click(await section().findByRole('button', { name: 'Нэр солих: Chrome · Windows' }));
  let dialog = within(screen.getByRole('dialog', { name: 'Түлхүүрийн нэр солих' }));
  await user.clear(dialog.getByLabelText(/Түлхүүрийн нэр/));
  await user.click(dialog.getByRole('button', { name: 'Хадгалах' }));
  expect(dialog.getByLabelText(/Түлхүүрийн нэр/)).toHaveAccessibleDescription('Нэрээ оруулна уу');
  await user.type(dialog.getByLabelText(/Түлхүүрийн нэр/), 'Ажлын компьютер{Enter}');
  await user.click(await section().findByRole('button', { name: 'Хасах: Ажлын компьютер' }));
  dialog = within(screen.getByRole('dialog', { name: 'Ажлын компьютер: түлхүүрийг хасах уу?' }));
  await user.click(dialog.getByRole('button', { name: 'Хасах' }));
  await waitFor(() => expect(section().queryByRole('listitem')).toBeNull());
  expect(toasts()).toEqual(['Нэрийг солилоо.', 'Түлхүүрийг хаслаа.']);
});

it('says that a browser without passkeys cannot add one', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await open('/profile/security', []);
  expect(await section().findByText('Энэ веб хөтөч нэвтрэх түлхүүр дэмждэггүй.')).toBeVisible();
  expect(section().queryByRole('button')).toBeNull();
});

const offer = 'Дараагийн удаа нууц үггүй нэвтрэх үү?';

it('offers a passkey on the overview until the user has answered', async () => {
  const { user } = await open('/profile', []);
  await user.click(await screen.findByRole('button', { name: 'Одоо биш' }));
  expect(screen.queryByRole('region', { name: offer })).toBeNull();
});

it('creates the offered passkey', async () => {
  const { user } = await open('/profile', []);
  await user.click(await screen.findByRole('button', { name: 'Түлхүүр үүсгэх' }));
  await waitFor(() => expect(toasts()).toEqual(['Нэвтрэх түлхүүр нэмлээ.']));
  expect(screen.queryByRole('region', { name: offer })).toBeNull();
});

it('offers none to a user who has one', async () => {
  const { api } = await open('/profile', [key]);
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/passkeys'));
  expect(screen.queryByRole('region', { name: offer })).toBeNull();
});
