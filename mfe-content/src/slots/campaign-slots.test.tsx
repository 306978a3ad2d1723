import { listCampaigns } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderSlot } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';

const show = (id: 'content.promotion-banner' | 'content.wheel', fakes = answers) =>
  renderSlot(id, {}, { remote, api: fakeApi(fakes) });

it('shows running campaigns and a link to all', async () => {
  await show('content.promotion-banner');
  expect(await screen.findByRole('link', { name: '«Ул» гутал 15% хямд' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Их хонжвор' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Бүгдийг үзэх' })).toHaveAttribute('href', '/promotions');
});

it('leads to the wheel', async () => {
  await show('content.wheel');
  expect(await screen.findByRole('link', { name: 'Хүрд эргүүлэх' })).toHaveAttribute('href', '/wheel');
});

const broken = answer(listCampaigns, () => {
  throw new ApiError(500, 'INTERNAL', '');
});

it.each(['content.promotion-banner', 'content.wheel'] as const)('%s renders nothing without campaigns', async id => {
  for (const fakes of [answer(listCampaigns, { promotions: [] }), broken]) {
    const { container, unmount } = await show(id, { ...answers, ...fakes });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    unmount();
  }
});
