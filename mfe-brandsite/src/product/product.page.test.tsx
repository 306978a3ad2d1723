import { addLineItem, listBottles } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { screen, within } from '@testing-library/react';
import { answer, exampleOrder, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { connectStores } from '@ortoo/stores';
import { answers, bottle, brandSite, vodka } from '../parts/testing/answers';
import { remote } from '../remote';

beforeEach(resetStores);

const open = async (change: Record<string, FakeAnswer> = {}, site?: typeof brandSite) => {
  const api = fakeApi({ ...answers, ...change });
  connectStores(api);
  const page = await renderPage('/brand/product', { remote, api, locale: 'en', adult: true, ...(site && { site }) });
  return { ...page, api };
};
const bottles = () => within(screen.getByRole('region', { name: 'The bottles' }));

it('has the facts, the tasting notes and every bottle with its price', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'The vodka' })).toBeVisible();
  expect(screen.getByText('over 500 hours, 21 days')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tasting notes' })).toBeVisible();
  expect(bottles().getByRole('article')).toHaveTextContent('Munkh Tsas0.7 l · 39%Where everything begins.');
  expect(bottles().getByRole('link', { name: 'Munkh Tsas' })).toHaveAttribute(
    'href',
    '/en/products/munkh-tsas-arkhi-07?variant=5901100',
  );
});

it('adds a bottle to the cart of the shop', async () => {
  const { user, api } = await open(answer(addLineItem, exampleOrder, { number: '0' }));
  await user.click(bottles().getByRole('button', { name: 'Add to cart' }));
  expect(bottles().getByRole('status')).toHaveTextContent('Added to your cart. Go to cart');
  expect(bottles().getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/en/cart');
  expect(api.calls.at(-1)).toMatchObject({ body: { line_item: { variant_id: 5901100 } } });
});

it('leads from the brand’s own site to the product and variant in the shop', async () => {
  await open({}, brandSite);
  const address = 'https://shop.example/en/products/munkh-tsas-arkhi-07?variant=5901100';
  expect(bottles().getByRole('link', { name: 'Buy in the shop' })).toHaveAttribute('href', address);
  expect(bottles().queryByRole('button')).toBeNull();
});

it('says what is sold out, and what costs less now', async () => {
  const gone = { ...bottle, variant: { ...vodka, id: 2, availability: 'sold_out' as const } };
  const cheap = {
    ...bottle,
    variant: { ...vodka, id: 3, sale_percent: 10, display_selling_price: '80,100₮', display_price: '89,000₮' },
  };
  await open(answer(listBottles, { bottles: [gone, cheap] }));
  const [first, second] = bottles().getAllByRole('article');
  expect(first).toHaveTextContent('Sold out');
  expect(within(first!).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('80,100₮');
  expect(second).toHaveTextContent('89,000₮');
});

it('has structured data with an offer for each bottle', async () => {
  const { head } = await open();
  expect(head.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name: 'Munkh Tsas',
      offers: [
        expect.objectContaining({
          ...{ '@type': 'Offer', price: '89000.0', priceCurrency: 'MNT' },
          url: '/en/products/munkh-tsas-arkhi-07?variant=5901100',
          availability: 'https://schema.org/InStock',
        }),
      ],
    }),
  ]);
});

it('tries the bottles again after a failure, with the rest of the page in place', async () => {
  let isDown = false;
  const { user, queryClient } = await open(
    answer(listBottles, () => {
      if (isDown) throw new ApiError(503, 'UNAVAILABLE', 'down');
      return { bottles: [bottle] };
    }),
  );
  isDown = true;
  await queryClient.resetQueries({ queryKey: ['brandsite', 'bottles'] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
  expect(screen.getByRole('heading', { name: 'Tasting notes' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bottles().findByRole('article')).toBeVisible();
});
