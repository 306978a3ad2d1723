import { z } from 'zod';
import { idSchema } from './common.schema';
import { defineEndpoint, pathOf, requestOf, urlOf, type AnswerOf, type InputOf } from './endpoint';

const schemas = {
  params: z.object({ number: z.string(), id: idSchema }),
  query: z.object({ page: z.coerce.number<number>().default(1), all: z.stringbool().optional() }),
  body: z.object({ quantity: z.number() }),
  answer: z.object({ total: z.string() }),
};
const changeLine = defineEndpoint<typeof schemas>({
  method: 'PUT',
  path: '/orders/:number/lines/:id',
  access: 'order',
});

it('fills parameters into the path, each as one part of it', () => {
  expect(pathOf(changeLine, { number: 'R 1/2', id: 7 })).toBe('/orders/R%201%2F2/lines/7');
  expect(pathOf({ path: '/taxons/*' }, { '*': 'goods/бэлэг?' })).toBe(`/taxons/goods/${encodeURIComponent('бэлэг?')}`);
});

it('turns an input into a request', () => {
  const body = { quantity: 2 };
  const input = { params: { number: 'R1', id: 7 }, query: { page: 2 }, body, idempotencyKey: 'k' };
  const request = requestOf(changeLine, input);
  const path = '/orders/R1/lines/7';
  expect(request).toEqual({ method: 'PUT', path, query: { page: 2 }, body, options: { idempotencyKey: 'k' } });
  expect([urlOf(request), urlOf({ path })]).toEqual([`${path}?page=2`, path]);
});

it('has the types of its schemas', () => {
  expect(schemas.params.parse({ number: 'R1', id: '7' })).toEqual({ number: 'R1', id: 7 });
  const input: InputOf<typeof schemas> = { params: { number: 'R1', id: 7 }, body: { quantity: 2 } };
  const answer: AnswerOf<typeof schemas> = { total: '1.0' };
  // @ts-expect-error The answer has a total.
  const wrongAnswer: AnswerOf<typeof schemas> = { sum: '1.0' };
  // @ts-expect-error A parameter is missing.
  const wrongParams: InputOf<typeof schemas> = { params: { number: 'R1' }, body: { quantity: 2 } };
  // @ts-expect-error The body is required.
  const noBody: InputOf<typeof schemas> = { params: { number: 'R1', id: 7 } };
  // @ts-expect-error An endpoint states its access.
  const open = defineEndpoint<typeof schemas>({ method: 'GET', path: '/orders' });
  // @ts-expect-error A general error code is not listed.
  const general = defineEndpoint<{ errors: readonly ['NOT_FOUND'] }>({
    method: 'GET',
    path: '/orders',
    access: 'order',
  });
  expect([input, answer, wrongAnswer, wrongParams, noBody, open, general]).toHaveLength(7);
});
