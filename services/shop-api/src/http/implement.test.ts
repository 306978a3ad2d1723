import { type ApiErrorBody, defineEndpoint, type ErrorCode } from '@ortoo/contracts';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from './domain-error';
import { handleErrors } from './error-handler';
import { implementWith } from './implement';

const schemas = { query: z.object({ code: z.string() }), errors: ['CARD_NOT_FOUND'] as const };
const failWith = defineEndpoint<typeof schemas>({ method: 'GET', path: '/fail', access: 'anyone' });

const answerTo = async (code: ErrorCode, isStrict: boolean) => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('locale', 'mn');
  app.decorateRequest('lastAnswer', null);
  handleErrors(app, { isStrict });
  implementWith(app, failWith, schemas, {}, async ({ query }) => {
    throw new DomainError(query.code as ErrorCode);
  });
  const response = await app.inject({ url: '/fail', query: { code } });
  await app.close();
  return { status: response.statusCode, ...response.json<ApiErrorBody & { unlisted?: string }>() };
};

it.each(['CARD_NOT_FOUND', 'NOT_FOUND'] as const)('answers %s, which is listed or general', async code =>
  expect(await answerTo(code, true)).toMatchObject({ status: 404, code }),
);

it('fails when the definition does not list the code, in a test', async () => {
  const unlisted = 'GET /fail does not list CART_EMPTY';
  expect(await answerTo('CART_EMPTY', true)).toMatchObject({ status: 500, code: 'INTERNAL', unlisted });
  expect(await answerTo('CART_EMPTY', false)).toMatchObject({ status: 422, code: 'CART_EMPTY' });
});
