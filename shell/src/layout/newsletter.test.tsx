import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { subscribe } from '@ortoo/contracts/endpoints';
import { ApiError, bindApi } from '@ortoo/http';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import { answer, fakeApi, userEvent } from '@ortoo/testing';
import { fakeEnvironment } from '../testing/fake-visit';
import { Newsletter } from './newsletter';

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(answers);
  const client = new QueryClient();
  bindApi(client, api);
  render(
    <QueryClientProvider client={client}>
      <EnvironmentProvider value={fakeEnvironment()}>
        <MessagesProvider t={key => key}>
          <Newsletter />
        </MessagesProvider>
      </EnvironmentProvider>
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup(), field: screen.getByRole('textbox', { name: /fields.email/ }) };
};

it('sends the address, and says where the rest is', async () => {
  const { api, user, field } = open(answer(subscribe, { sent: true }));
  await user.type(field, ' bold@example.mn {Enter}');
  expect(await screen.findByText('newsletter.sent')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('newsletter.sent');
  expect(api.calls).toMatchObject([{ path: '/subscribe', body: { email: 'bold@example.mn' } }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('names what is no address at the field, and forgets it with the next letter', async () => {
  const { api, user, field } = open({});
  await user.click(screen.getByRole('button', { name: 'newsletter.action' }));
  expect(field).toHaveAccessibleDescription('errors.email');
  await user.type(field, 'bold@');
  expect(field).not.toHaveAccessibleDescription('errors.email');
  await user.tab();
  expect(field).toHaveAccessibleDescription('errors.email');
  expect(api.calls).toEqual([]);
});

it('keeps the address when the request fails', async () => {
  const { user, field } = open(
    answer(subscribe, () => {
      throw new ApiError(429, 'TOO_MANY_REQUESTS', 'Please wait a moment.');
    }),
  );
  await user.type(field, 'bold@example.mn{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
  expect(field).toHaveValue('bold@example.mn');
});
