import type { SecondFactor } from '@ortoo/contracts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $sessionActivity, $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { act, screen, within } from '@testing-library/react';
import { remote } from '../remote';

const off: SecondFactor = { since: null, is_required: false, recovery_codes_left: 0 };
const on: SecondFactor = { since: '2026-11-20T04:00:00Z', is_required: false, recovery_codes_left: 10 };
const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
const setup = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qr: 'data:image/png;base64,AA==' };

const open = async (start: SecondFactor, more: Parameters<typeof fakeApi>[0] = {}) => {
  resetStores();
  $sessionActivity.set({ known: true, fetching: false });
  $user.set(exampleUser);
  let state = start;
  const api = fakeApi({
    ...answer(getSecondFactor, () => state),
    ...answer(beginSecondFactor, setup),
    ...answer(confirmSecondFactor, ({ body }) => {
      if (body.code !== '123456') throw new ApiError(401, 'SECOND_FACTOR_WRONG', 'Код буруу байна', {});
      state = on;
      return { recovery_codes: codes };
    }),
    ...answer(renewRecoveryCodes, { recovery_codes: codes }),
    ...answer(endSecondFactor, off),
    ...more,
  });
  const { user } = await renderPage('/profile/security', { remote, api });
  const section = within(screen.getByRole('region', { name: 'Хоёр шатлалт баталгаажуулалт' }));
  return { api, user, section };
};
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const bodyOf = (api: Awaited<ReturnType<typeof open>>['api'], path: string) =>
  api.calls.findLast(call => call.path === path && call.method === 'POST')?.body;

it('sets up an app, and shows the recovery codes once', async () => {
  const { user, section } = await open(off);
  await user.click(await section.findByRole('button', { name: 'Апп холбох' }));
  await screen.findByRole('dialog');
  const steps = dialog('Баталгаажуулагч апп холбох');
  expect(steps.getByRole('img', { name: 'Баталгаажуулагч аппад уншуулах QR код' })).toBeVisible();
  expect(steps.getByText('ABCD EFGH')).toBeVisible();
  const code = steps.getByLabelText('Апп дээрх код *');
  await user.type(code, '12{Enter}');
  expect(code).toHaveAccessibleDescription('Код 6 оронтой байх ёстой');
  await user.clear(code);
  await user.type(code, '000000{Enter}');
  expect(await steps.findByRole('alert')).toHaveTextContent('Код буруу байна');
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  const list = await screen.findByRole('list', { name: 'Нөөц кодууд' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(codes);
  await user.click(screen.getByRole('button', { name: 'Хадгаллаа' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await section.findByText('Ашиглаагүй нөөц код: 10')).toBeVisible();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
});

it('downloads and copies the codes', async () => {
  const saved: (string | null)[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, section } = await open(on);
  await user.click(await section.findByRole('button', { name: 'Шинэ нөөц код' }));
  const steps = dialog('Шинэ нөөц код авах');
  await user.type(steps.getByLabelText(/Апп дээрх код эсвэл нөөц код/), 'aaaa bbbb cccc{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Татаж авах' }));
  expect(saved).toEqual(['recovery-codes.txt']);
  await user.click(screen.getByRole('button', { name: 'Хуулах' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  click.mockRestore();
});

it('prints the codes alone', async () => {
  let printed: { shown: string[]; hidden: string[] } | undefined;
  const print = jest.fn(() => {
    const [shown, hidden] = [[] as string[], [] as string[]];
    for (const part of document.body.children)
      (part.classList.contains('no-print') ? hidden : shown).push(part.textContent);
    printed = { shown, hidden };
    window.dispatchEvent(new Event('afterprint'));
  });
  Object.assign(window, { print });
  const { user, section } = await open(on);
  act(() => $user.set({ ...exampleUser, email: 'nomin@example.org' }));
  await user.click(await section.findByRole('button', { name: 'Шинэ нөөц код' }));
  await user.type(dialog('Шинэ нөөц код авах').getByLabelText(/Апп дээрх код эсвэл/), 'aaaa bbbb cccc{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Хэвлэх' }));
  expect(printed?.shown).toEqual([
    expect.stringMatching(new RegExp(`^Нөөц кодуудБүртгэл: nomin@example.org · \\S+${codes.join('')}$`)),
  ]);
  expect(printed?.hidden).not.toEqual([]);
  expect(document.querySelector('.no-print')).toBeNull();
  expect(screen.getByRole('list', { name: 'Нөөц кодууд' })).toBeVisible();
});

it('turns off with a code, or with the password', async () => {
  const { api, user, section } = await open(on);
  await user.click(await section.findByRole('button', { name: 'Унтраах' }));
  const steps = dialog('Хоёр шатлалт баталгаажуулалтыг унтраах уу?');
  await user.type(steps.getByLabelText(/Апп дээрх код эсвэл нөөц код/), '12{Enter}');
  expect(steps.getByLabelText(/Апп дээрх код эсвэл нөөц код/)).toHaveAccessibleDescription(/6 оронтой код эсвэл нөөц/);
  await user.click(steps.getByRole('button', { name: 'Нууц үгээр баталгаажуулах' }));
  await user.type(steps.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'right{Enter}');
  expect(await section.findByRole('button', { name: 'Апп холбох' })).toBeVisible();
  expect(bodyOf(api, '/second_factor/off')).toEqual({ password: 'right' });
  expect($toasts.get().map(({ text }) => text)).toEqual(['Хоёр шатлалт баталгаажуулалтыг унтраалаа.']);
});

it('says why it stays on', async () => {
  const refuse = answer(endSecondFactor, () => {
    throw new ApiError(401, 'SECOND_FACTOR_WRONG', 'Код буруу байна', {});
  });
  const { user, section } = await open(on, refuse);
  await user.click(await section.findByRole('button', { name: 'Унтраах' }));
  const steps = dialog('Хоёр шатлалт баталгаажуулалтыг унтраах уу?');
  await user.type(steps.getByLabelText(/Апп дээрх код эсвэл нөөц код/), '123456{Enter}');
  expect(await steps.findByRole('alert')).toHaveTextContent('Код буруу байна');
  await user.click(steps.getByRole('button', { name: 'Болих' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not let staff turn it off, and warns of few codes', async () => {
  const { section } = await open({ ...on, is_required: true, recovery_codes_left: 1 });
  expect(await section.findByText('Ажилтны бүртгэлд заавал хэрэгтэй')).toBeVisible();
  expect(section.getByText(/Нөөц код цөөн үлдлээ: 1/)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Унтраах' })).toBeNull();
});
