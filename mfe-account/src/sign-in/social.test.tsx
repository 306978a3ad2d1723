import type { Session, SocialSignIn } from '@ortoo/contracts';
import {
  beginSocialSignIn,
  finishSocialSignIn,
  getCurrentOrder,
  listSocialProviders,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';

const providers = answer(listSocialProviders, { providers: ['google', 'facebook'] });
const google = { provider: 'google' };

const openSignIn = async (answers: Parameters<typeof fakeApi>[0]) => {
  resetStores();
  const api = fakeApi(answers);
  const { user } = await renderPage('/sign-in?next=/orders', { remote, api });
  return { api, user };
};

it('leaves for the service with where to return, and stays busy', async () => {
  const left: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    left.push(this.href);
  });
  const { api, user } = await openSignIn({
    ...providers,
    ...answer(beginSocialSignIn, { url: 'https://accounts.example/authorize' }, google),
  });
  const button = await screen.findByRole('button', { name: 'Google-ээр нэвтрэх' });
  expect(screen.getByRole('button', { name: 'Facebook-ээр нэвтрэх' })).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(left).toEqual(['https://accounts.example/authorize']));
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(api.calls.find(({ path }) => path === '/social/google')?.body).toEqual({ next: '/orders', link: false });
  click.mockRestore();
});

it('says before leaving that the service cannot be reached', async () => {
  const { user } = await openSignIn({
    ...providers,
    ...answer(
      beginSocialSignIn,
      () => {
        throw new ApiError(503, 'GOOGLE_CONNECTION', 'Google-тэй холбогдож чадсангүй', {});
      },
      google,
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Google-ээр нэвтрэх' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Google-тэй холбогдож чадсангүй');
});

it('shows no button for a service without a client', async () => {
  const { api } = await openSignIn(answer(listSocialProviders, { providers: [] }));
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/social'));
  expect(screen.queryByRole('button', { name: 'Google-ээр нэвтрэх' })).toBeNull();
});

const session: Session = { user: exampleUser, expires_at: null, cart_merged: false };
const finished: SocialSignIn = { session, provider: 'google', result: 'signed_in', next: '/en/orders' };

const comeBack = async (result: Parameters<typeof answer<{ body: { otp?: string } }, SocialSignIn>>[1]) => {
  const stores = resetStores({ ...answer(getCurrentOrder, null), ...answer(finishSocialSignIn, result) });
  const { user } = await renderPage('/sign-in/social', { remote, api: fakeApi({}) });
  return { stores, user };
};
const fail = (
  status: number,
  code: 'SOCIAL_EMAIL_TAKEN' | 'FACEBOOK_DENIED' | 'SECOND_FACTOR_REQUIRED',
  text: string,
) => {
  throw new ApiError(status, code, text, {});
};

it('signs in after the return, once', async () => {
  const { stores } = await comeBack(finished);
  await waitFor(() => expect($user.get()?.id).toBe(exampleUser.id));
  expect(stores.calls.filter(({ path }) => path === '/session/social')).toHaveLength(1);
});

it('says that an account was linked', async () => {
  await comeBack({ ...finished, result: 'linked', next: '/profile/security' });
  await waitFor(() => expect($toasts.get().map(({ text }) => text)).toContain('Google бүртгэлийг холболоо.'));
});

it('says why it failed, and leads back', async () => {
  await comeBack(() => fail(422, 'FACEBOOK_DENIED', 'Та Facebook бүртгэлээрээ нэвтрэхийг зөвшөөрсөнгүй.'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Нэвтэрч чадсангүй' })).toHaveFocus();
  const main = within(document.body);
  expect(main.getByText('Та Facebook бүртгэлээрээ нэвтрэхийг зөвшөөрсөнгүй.')).toBeVisible();
  expect(main.getByRole('link', { name: 'Нэвтрэх хуудас руу буцах' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Fprofile',
  );
});

it('leads a signed-in user who could not link an account back to the security page', async () => {
  const stores = resetStores(answer(finishSocialSignIn, () => fail(422, 'FACEBOOK_DENIED', 'Та зөвшөөрсөнгүй.')));
  $user.set(exampleUser);
  await renderPage('/sign-in/social', { remote, api: fakeApi({}) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Холбож чадсангүй' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Хамгаалалтын хуудас руу буцах' });
  expect(link).toHaveAttribute('href', '/profile/security');
  expect(stores.calls.map(({ path }) => path)).toEqual(['/session/social']);
});

it('sends the owner of an existing account to sign in first, and back here', async () => {
  await comeBack(() => fail(409, 'SOCIAL_EMAIL_TAKEN', 'Энэ имэйл хаягаар бүртгэл үүссэн байна.'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Таны бүртгэл аль хэдийн байна' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Бүртгэлдээ нэвтэрч холбох' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Fsign-in%2Fsocial',
  );
});

it('asks for the second factor, and finishes with it', async () => {
  const { user, stores } = await comeBack(({ body }) =>
    body.otp === '123456' ? finished : fail(401, 'SECOND_FACTOR_REQUIRED', 'Код оруулна уу'),
  );
  await user.type(await screen.findByLabelText('Апп дээрх код *'), '123456{Enter}');
  await waitFor(() => expect($user.get()?.id).toBe(exampleUser.id));
  expect(stores.calls.filter(({ path }) => path === '/session/social')).toHaveLength(2);
});
