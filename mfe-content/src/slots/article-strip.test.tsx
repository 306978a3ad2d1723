import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@ortoo/http';
import { fakeApi, renderSlot } from '@ortoo/testing';
import { devAnswers } from '../dev-answers';
import { remote } from '../remote';

const strip = (props: Record<string, unknown>, answers: Record<string, unknown> = devAnswers) =>
  renderSlot('content.article-strip', props, { remote, api: fakeApi(answers) });

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
  ['there is none', { ...devAnswers['GET /articles'], articles: [] }],
  [
    'they do not come',
    () => {
      throw new ApiError(500, 'INTERNAL', '');
    },
  ],
])('renders nothing when %s', async (_, answer) => {
  const { container } = await strip({}, { 'GET /articles': answer });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
