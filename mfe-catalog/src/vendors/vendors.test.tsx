import { listVendorReviews } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, listingAnswer } from '../parts/testing/answers';
import { brandAnswers } from '../parts/testing/brand-answers';
import { reviewsAnswer } from '../parts/testing/review-answers';
import { remote } from '../remote';

const open = async (path: string) => {
  const more = {
    'GET /listing': listingAnswer(5),
    ...answer(listVendorReviews, reviewsAnswer(2), { id: 'ulch' }),
  };
  const api = fakeApi({ ...answers, ...brandAnswers, ...more });
  return { ...(await renderPage(path, { remote, api })), api };
};

beforeEach(() => void resetStores());

it('lists the vendors with their ratings', async () => {
  await open('/vendors');
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'Ул гутлын урлан' })).toHaveAttribute('href', '/vendors/ulch');
  expect(first).toHaveTextContent('5-аас 4.5 од, 8 сэтгэгдэл');
});

it('shows a vendor with its products, its reviews and its contacts', async () => {
  const { head, api } = await open('/vendors/ulch');
  expect(screen.getByRole('link', { name: '7700 2006' })).toHaveAttribute('href', 'tel:+97677002006');
  expect(within(screen.getByRole('region', { name: 'Бараанууд' })).getAllByRole('article')).toHaveLength(5);
  const said = within(screen.getByRole('region', { name: 'Борлуулагчийн тухай сэтгэгдэл' }));
  expect(said.getAllByRole('article')).toHaveLength(2);
  expect(said.getByRole('button', { name: 'Сэтгэгдэл бичих' })).toBeInTheDocument();
  expect(api.calls.find(call => call.path === '/listing')?.params).toMatchObject({ store: 'ulch' });
  expect(head.jsonLd).toMatchObject([
    { '@type': 'Organization', telephone: '+97677002006', aggregateRating: { ratingValue: 4.5, reviewCount: 8 } },
  ]);
  expect(head.breadcrumbs).toMatchObject([{ path: '/products' }, { path: '/vendors' }, { path: '/vendors/ulch' }]);
});

it('links to the list from an unknown vendor', async () => {
  await expect(open('/vendors/none')).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/vendors' } },
  });
});
