import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { Session } from '@ortoo/contracts';
import { beginPasskeySignIn, getCurrentOrder, signInWithPasskey } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  browserSupportsWebAuthnAutofill: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: jest.fn() },
}));
const start = jest.mocked(startAuthentication);
const supportsAutofill = jest.mocked(browserSupportsWebAuthnAutofill);

const signed = { id: 'A', rawId: 'A', type: 'public-key', clientExtensionResults: {}, response: { signature: 'S' } };
const session: Session = { user: exampleUser, expires_at: null, cart_merged: false };
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  start.mockReset().mockResolvedValue(signed as never);
  supportsAutofill.mockReset().mockResolvedValue(false);
});
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

const open = async (answers: Parameters<typeof resetStores>[0] = answer(signInWithPasskey, session)) => {
  const stores = resetStores({ ...answer(getCurrentOrder, null), ...answers });
  const api = fakeApi(answer(beginPasskeySignIn, { challenge: 'C' }));
  const { user, unmount } = await renderPage('/sign-in', { remote, api });
  return { stores, user, unmount };
};
const button = () => screen.findByRole('button', { name: 'Түлхүүрээр нэвтрэх' });

it('signs in with the browser’s dialog', async () => {
  const { stores, user } = await open();
  await user.click(await button());
  await waitFor(() => expect($user.get()?.id).toBe(exampleUser.id));
  expect(start).toHaveBeenCalledWith({ optionsJSON: { challenge: 'C' }, useBrowserAutofill: false });
  expect(stores.calls.find(({ path }) => path === '/session/passkey')?.body).toEqual({
    response: { id: 'A', rawId: 'A', type: 'public-key', response: { signature: 'S' } },
  });
});

it('signs in with a passkey that the login field offers', async () => {
  supportsAutofill.mockResolvedValue(true);
  await open();
  await waitFor(() => expect($user.get()?.id).toBe(exampleUser.id));
  expect(start).toHaveBeenCalledWith({ optionsJSON: { challenge: 'C' }, useBrowserAutofill: true });
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveAttribute('autocomplete', 'username webauthn');
});

it('says why a passkey did not sign in, and offers it again', async () => {
  const { user } = await open(
    answer(signInWithPasskey, () => {
      throw new ApiError(401, 'PASSKEY_REJECTED', 'Энэ түлхүүрээр нэвтэрч чадсангүй', {});
    }),
  );
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Энэ түлхүүрээр нэвтэрч чадсангүй');
  supportsAutofill.mockResolvedValue(true);
  start.mockReset().mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
  start.mockReturnValue(never);
  await user.click(await button());
  await waitFor(() => expect(start).toHaveBeenLastCalledWith(expect.objectContaining({ useBrowserAutofill: true })));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ends the offer when the visitor leaves', async () => {
  supportsAutofill.mockResolvedValue(true);
  start.mockReturnValue(never);
  const { unmount } = await open();
  await waitFor(() => expect(start).toHaveBeenCalled());
  unmount();
  await waitFor(() => expect(WebAuthnAbortService.cancelCeremony).toHaveBeenCalled());
});

it('shows nothing in a browser without passkeys', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await open();
  expect(screen.queryByRole('button', { name: 'Түлхүүрээр нэвтрэх' })).toBeNull();
});
