import { documentPaths, endpointErrorCodes, type Schemas, shopApiPrefix } from '@ortoo/contracts';
import { registerCard } from '@ortoo/contracts/endpoints';
import * as schemas from '@ortoo/contracts/schema';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, Content> }>>;
}
interface Content {
  content: { 'application/json': { schema: { properties: { code: { enum: string[] } } } } };
}

it('documents the error codes of an endpoint by status', async () => {
  const { body } = await testClient(test.app).get<Described>(documentPaths.openApi);
  const responses = body.paths[shopApiPrefix + registerCard.path]?.['put']?.responses ?? {};
  const codesOf = (status: string) => responses[status]?.content['application/json'].schema.properties.code.enum;
  expect([codesOf('404'), codesOf('422')]).toEqual([['CARD_NOT_FOUND'], ['PAYMENT_METHOD_UNKNOWN']]);
});

it('has no error code that no endpoint lists', () => {
  const listed = Object.values(schemas as Record<string, Schemas>).flatMap(({ errors = [] }) => errors);
  expect(endpointErrorCodes.filter(code => !listed.includes(code))).toEqual([]);
});
