import { listArticles } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderSlot } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, articleList } from '../parts/testing/answers';
import { remote } from '../remote';

const strip = (props: Record<string, unknown>, fakes = answers) =>
  renderSlot('content.article-strip', props, { remote, api: fakeApi(fakes) });

it('shows the newest articles and a link to all', async () => {
  await strip({});
  expect(await screen.findByRole('link', { name: 'Өвлийн говь' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Бүгдийг үзэх' })).toHaveAttribute('href', '/articles');
});

it.each([
  [{ size: 1 }, 1],
  [{}, 2],
])('takes its size from the page: %j', async (props, count) => {
  await strip(props);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(count));
});

it.each([
  ['there is none', answer(listArticles, { ...articleList, articles: [] })],
  [
    'they do not come',
    answer(listArticles, () => {
      throw new ApiError(500, 'INTERNAL', '');
    }),
  ],
])('renders nothing when %s', async (_, fakes) => {
  const { container } = await strip({}, fakes);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
