import { fakeApi, renderPage } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';

it('shows a page of the shop', async () => {
  const { head } = await renderPage('/pages/delivery', { remote, api: fakeApi(answers) });
  expect(screen.getByRole('heading', { level: 1, name: 'Хүргэлт' })).toBeVisible();
  expect(screen.getByText('Хүргэлтийн ажилтан гарахынхаа өмнө утсаар ярина.')).toBeVisible();
  expect(head).toMatchObject({ title: 'Хүргэлт', canonical: '/pages/delivery' });
});

it('is not found when it does not exist', async () =>
  expect(renderPage('/pages/none', { remote, api: fakeApi(answers) })).rejects.toMatchObject({ status: 404 }));
