import Fastify from 'fastify';
import { describeApi } from './describe-api';
import { visitor } from './viewer';

it.each([true, false])('generates the document once for each set of rights, and ahead: %s', async isAhead => {
  const generate = jest.fn(() => ({ paths: {} }));
  const app = Fastify();
  app.decorate('swagger', generate as never);
  app.decorate('accessOf', new Map());
  app.decorateRequest('viewer', { getter: () => visitor } as never);
  describeApi(app, isAhead);
  await app.ready();
  const ahead = isAhead ? 1 : 0;
  expect(generate).toHaveBeenCalledTimes(ahead);
  const [first, again] = [await app.inject('/openapi.json'), await app.inject('/openapi.json')];
  expect([first.json(), again.body]).toEqual([{ paths: {}, components: { schemas: {} } }, first.body]);
  expect(generate).toHaveBeenCalledTimes(ahead + 1);
});
