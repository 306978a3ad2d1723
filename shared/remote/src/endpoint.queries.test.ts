import type { Endpoint } from '@ortoo/contracts';
import { bindApi, type Api } from '@ortoo/http';
import { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from './endpoint.queries';

const getBrand: Endpoint<{ params: { code: string }; query?: { page?: number } }, { name: string }> = {
  method: 'GET',
  path: '/brands/:code',
  access: 'anyone',
};
const listBrands: Endpoint<{ query?: { page?: number } }, string[]> = {
  method: 'GET',
  path: '/brands',
  access: 'anyone',
};

const get = jest.fn(async (path: string) => path);

const clientWithApi = () => {
  const client = new QueryClient();
  bindApi(client, { shop: { get } } as unknown as Api);
  return client;
};

it('calls its endpoint with the input and the signal of the query', async () => {
  const client = clientWithApi();
  const query = endpointQuery(['brand', 'mazaalai'], getBrand, { params: { code: 'mazaalai' }, query: { page: 2 } });
  await client.fetchQuery(query);
  expect(get).toHaveBeenLastCalledWith('/brands/mazaalai', { params: { page: 2 }, signal: expect.any(AbortSignal) });
  expect(client.getQueryData(query.queryKey)).toBe('/brands/mazaalai');
});

it('needs no input where the endpoint needs none, and has the given settings', async () => {
  await clientWithApi().fetchQuery(endpointQuery(['brands'], listBrands));
  expect(get).toHaveBeenLastCalledWith('/brands', { signal: expect.any(AbortSignal) });
  expect(endpointQuery(['brands'], listBrands, {}, { staleTime: 5 })).toMatchObject({ staleTime: 5 });
});

it('has the types of its endpoint', () => {
  // @ts-expect-error The code is missing.
  endpointQuery(['brand'], getBrand);
  // @ts-expect-error A page is a number.
  endpointQuery(['brands'], listBrands, { query: { page: '2' } });
  const name: string | undefined = new QueryClient().getQueryData(
    endpointQuery(['brand'], getBrand, { params: { code: 'mazaalai' } }).queryKey,
  )?.name;
  expect(name).toBeUndefined();
});
