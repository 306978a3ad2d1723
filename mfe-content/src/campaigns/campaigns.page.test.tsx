import { getCampaign, listCampaigns } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts } from '@ortoo/stores';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { offer } from '../parts/testing/campaign-answers';
import { remote } from '../remote';

const open = (path: string, fakes = answers) => renderPage(path, { remote, api: fakeApi(fakes) });

describe('the list of campaigns', () => {
  it('shows each with its end and what is left, in words', async () => {
    const { head } = await open('/promotions');
    expect(screen.getByRole('link', { name: '«Ул» гутал 15% хямд' })).toHaveAttribute(
      'href',
      '/promotions/ul-boots-week',
    );
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/Дуусах: .*2026.*Үлдсэн: 10 өдөр/);
    expect(screen.getAllByRole('article').at(-1)).toHaveTextContent('Дууссан');
    expect(head).toMatchObject({ title: 'Урамшуулал', canonical: '/promotions' });
  });

  it('says that there are none, and leads on', async () => {
    await open('/promotions', { ...answers, ...answer(listCampaigns, { promotions: [] }) });
    expect(screen.getByRole('heading', { name: 'Одоогоор урамшуулал алга' })).toBeVisible();
  });

  it('offers a retry when it fails to load', async () => {
    let broken = false;
    const list = answer(listCampaigns, () => {
      if (broken) throw new ApiError(500, 'INTERNAL', '');
      return { promotions: [] };
    });
    const { queryClient, user } = await open('/promotions', { ...answers, ...list });
    broken = true;
    await queryClient.resetQueries();
    await screen.findByRole('alert');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('Одоогоор урамшуулал алга')).toBeVisible();
  });
});

describe('an offer', () => {
  it('has text, code, products and terms, and structured data', async () => {
    const { head } = await open('/promotions/ul-boots-week');
    expect(screen.getByText('UL15')).toBeVisible();
    const products = screen.getByRole('list', { name: 'Урамшуулалд хамаарах бараа' });
    expect(within(products).getByRole('link', { name: 'Эсгий гутал' })).toHaveAttribute('href', '/products/boots');
    expect(screen.getByText('Сагсандаа кодоо оруулна.')).toBeVisible();
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'SaleEvent', endDate: offer.ends_at })]);
  });

  it('copies the code', async () => {
    const { user } = await open('/promotions/ul-boots-week');
    await user.click(screen.getByRole('button', { name: 'Хуулах: UL15' }));
    expect(await navigator.clipboard.readText()).toBe('UL15');
    expect($toasts.get()).toContainEqual(expect.objectContaining({ text: 'Кодыг хууллаа.' }));
  });

  it('says when it has ended, and has no code then', async () => {
    const ended = { ...offer, state: 'ended' as const, products: [] };
    const { head } = await open('/promotions/ul-boots-week', {
      ...answers,
      ...answer(getCampaign, ended, { slug: offer.slug }),
    });
    expect(screen.getByText('Энэ урамшуулал дууссан.')).toBeVisible();
    expect(screen.queryByText('UL15')).not.toBeInTheDocument();
    expect(screen.getByText('Энэ урамшууллын бараа одоогоор дууссан байна.')).toBeVisible();
    expect(head.jsonLd).toEqual([]);
  });

  it('is not found when it does not exist', async () =>
    expect(open('/promotions/none')).rejects.toMatchObject({ status: 404 }));
});
