import { sendContactForm } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { answers } from '../testing/answers';
import { remote } from '../../remote';

const open = async (fakes: object = {}, search = '') => {
  const api = fakeApi({ ...answers, ...fakes });
  const page = await renderPage(`/pages/contact${search}`, { remote, api });
  await screen.findByRole('heading', { name: 'Бидэнд бичих' });
  return { ...page, api };
};
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText(/Таны нэр/), 'Болд');
  await user.type(screen.getByLabelText('Имэйл'), 'bold@example.mn');
  await user.type(screen.getByLabelText(/Таны захидал/), 'Захиалга маань хэзээ ирэх вэ?');
  await user.selectOptions(screen.getByLabelText('Сэдэв'), 'Хүргэлт');
  await user.click(screen.getByRole('button', { name: 'Илгээх' }));
};

it('is on the contact page alone, and works as a plain form', async () => {
  await open();
  const form = screen.getByRole('button', { name: 'Илгээх' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/v2/contact_forms');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    token: '1.x',
    return_to: '/pages/contact',
  });
});

it('sends the message, says what happens next and offers another', async () => {
  const page = await open(answer(sendContactForm, { copied: true }));
  await fill(page);
  expect(await screen.findByText('Захидлыг тань хүлээн авлаа')).toBeVisible();
  expect(screen.getByText(/Хуулбарыг имэйлээр тань илгээлээ/)).toBeVisible();
  expect(page.api.calls.at(-1)?.body).toMatchObject({ name: 'Болд', topic: 'delivery', token: '1.x', website: '' });
  await page.user.click(screen.getByRole('link', { name: 'Дахин бичих' }));
  expect(await screen.findByRole('button', { name: 'Илгээх' })).toBeVisible();
});

it('shows an error at its field, and one of the form above the button', async () => {
  let error = new ApiError(422, 'EMAIL_FORMAT', 'Имэйл буруу', { email: 'Имэйл хаягаа шалгана уу.' });
  const page = await open(
    answer(sendContactForm, () => {
      throw error;
    }),
  );
  await fill(page);
  expect(await screen.findByText('Имэйл хаягаа шалгана уу.')).toBeVisible();
  expect(screen.getByLabelText('Имэйл')).toHaveAttribute('aria-invalid', 'true');
  error = new ApiError(422, 'FORM_EXPIRED', 'Маягтын хугацаа дууссан.');
  const before = page.api.calls.length;
  await page.user.click(screen.getByRole('button', { name: 'Илгээх' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Маягтын хугацаа дууссан.');
  expect(page.api.calls.slice(before).map(({ path }) => path)).toContain('/contact_forms/token');
});

it.each([
  ['copied', /Хуулбарыг имэйлээр/],
  ['sent', /Ажлын нэг өдрийн дотор/],
  ['EMAIL_FORMAT', /имэйл хаяг буруу/],
])('tells a browser without script the outcome %s', async (outcome, text) => {
  await open({}, `?contact=${outcome}`);
  expect(screen.getByText(text)).toBeVisible();
});
