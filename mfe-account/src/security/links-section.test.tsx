import type { SocialLink } from '@ortoo/contracts';
import { beginSocialSignIn, listSocialLinks, listSocialProviders, removeSocialLink } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $sessionActivity, $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';

const google: SocialLink = {
  provider: 'google',
  email: 'nomin@example.org',
  created_at: '2026-11-20T04:00:00Z',
  used_at: null,
};

const open = async (links: SocialLink[], more: Parameters<typeof fakeApi>[0] = {}) => {
  resetStores();
  $sessionActivity.set({ known: true, fetching: false });
  $user.set(exampleUser);
  let list = links;
  const api = fakeApi({
    ...answer(listSocialProviders, { providers: ['google', 'facebook'] }),
    ...answer(listSocialLinks, () => ({ links: list })),
    ...answer(removeSocialLink, () => void (list = []), { provider: 'google' }),
    ...more,
  });
  const { user } = await renderPage('/profile/security', { remote, api });
  const section = within(await screen.findByRole('region', { name: 'Холбосон бүртгэлүүд' }));
  return { api, user, section };
};

it('lists linked accounts, and unlinks one', async () => {
  const { user, section } = await open([google]);
  expect(await section.findByRole('listitem', { name: 'Google' })).toHaveTextContent('nomin@example.org');
  expect(section.getByRole('listitem', { name: 'Facebook' })).toHaveTextContent('Холбоогүй');
  await user.click(section.getByRole('button', { name: 'Салгах: Google' }));
  expect(await section.findByRole('button', { name: 'Холбох: Google' })).toBeVisible();
  expect($toasts.get().map(({ text }) => text)).toEqual(['Google бүртгэлийг салгалаа.']);
});

it('says why the last way in stays', async () => {
  const refuse = answer(
    removeSocialLink,
    () => {
      throw new ApiError(409, 'LAST_WAY_IN', 'Нэвтрэх цорын ганц арга тул хасах боломжгүй.', {});
    },
    { provider: 'google' },
  );
  const { user, section } = await open([google], refuse);
  await user.click(await section.findByRole('button', { name: 'Салгах: Google' }));
  expect(await section.findByRole('alert')).toHaveTextContent('цорын ганц арга');
});

it('leaves to link another account, and returns here', async () => {
  const left: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    left.push(this.href);
  });
  const { api, user, section } = await open(
    [],
    answer(beginSocialSignIn, { url: 'https://facebook.example/' }, { provider: 'facebook' }),
  );
  await user.click(await section.findByRole('button', { name: 'Холбох: Facebook' }));
  await waitFor(() => expect(left).toEqual(['https://facebook.example/']));
  expect(api.calls.at(-1)?.body).toEqual({ next: '/profile/security', link: true });
  click.mockRestore();
});

it('asks for a code of the app again when the sign-in is not fresh', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const link = answer(
    beginSocialSignIn,
    ({ body }) => {
      if (!body.proof)
        throw new ApiError(
          401,
          'PROOF_REQUIRED',
          'Өөрөө мөн эсэхээ баталгаажуулна уу.',
          {},
          { ways: ['code', 'password'] },
        );
      return { url: 'https://facebook.example/' };
    },
    { provider: 'facebook' },
  );
  const { api, user, section } = await open([], link);
  await user.click(await section.findByRole('button', { name: 'Холбох: Facebook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Та мөн үү?' }));
  await user.type(dialog.getByLabelText(/Апп дээрх код эсвэл/), '123456{Enter}');
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(api.calls.at(-1)?.body).toEqual({ next: '/profile/security', link: true, proof: { code: '123456' } });
  click.mockRestore();
});
