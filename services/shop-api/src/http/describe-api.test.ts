import Fastify from 'fastify';
import { describeApi } from './describe-api';
import { visitor } from './viewer';

it('generates the document at the start, and once for each set of rights', async () => {
  const generate = jest.fn(() => ({ paths: {} }));
  const app = Fastify();
  app.decorate('swagger', generate as never);
  app.decorate('accessOf', new Map());
  app.decorateRequest('viewer', { getter: () => visitor } as never);
  describeApi(app);
  await app.ready();
  expect(generate).toHaveBeenCalledTimes(1);
  const [first, again] = [await app.inject('/openapi.json'), await app.inject('/openapi.json')];
  expect([first.json(), again.body]).toEqual([{ paths: {}, components: { schemas: {} } }, first.body]);
  expect(generate).toHaveBeenCalledTimes(2);
});
