import { createClient, EmbeddedEngine } from './index';

/** The example of README.md: the titles of the books that mention a boot. */
export async function example(): Promise<unknown> {
  const engine = new EmbeddedEngine();
  const send = createClient(engine, 'index');
  await send('PUT', '/books', {
    mappings: { properties: { title: { type: 'text', analyzer: 'english' }, year: { type: 'long' } } },
  });
  await send('POST', '/books/_bulk', [
    { index: { _id: '1' } },
    { title: 'Puss in Boots', year: 1697 },
    { index: { _id: '2' } },
    { title: 'The Red Shoes', year: 1845 },
  ]);
  const { body } = await send('GET', '/books/_search?filter_path=hits.hits._source', {
    query: { match: { title: 'boot' } },
  });
  return body;
}
