import type { ArticleSource, IndexedArticle } from '@ortoo/shop-api/article-source';
import { startArticleFeed } from './article-feed';
import type { IndexDocument } from './index-writer';

const articleOf = (id: number): IndexedArticle => ({
  ...{ id, kind: 'article', slug: `a${id}`, title: { mn: `Гарчиг ${id}` }, summary: { mn: '' }, image: 'a' },
  ...{ tags: [], topics: [], author: 'nomin', author_name: { mn: 'Номин' }, texts: ['Текст'] },
  published_at: new Date('2026-11-20T00:00:00Z'),
});

let versions: Map<number, string>;
let index: Map<string, IndexDocument>;
let reads: number[][];
let isBroken: boolean;
let errors: unknown[];

const source: ArticleSource = {
  versions: async () => {
    if (isBroken) throw new Error('the database does not answer');
    return new Map(versions);
  },
  read: async ids => {
    reads.push([...ids]);
    return ids.filter(id => versions.has(id)).map(articleOf);
  },
};
const target = {
  put: async (documents: readonly IndexDocument[]) => {
    for (const document of documents) index.set(document.id, document);
  },
  remove: async (ids: readonly string[]) => ids.forEach(id => index.delete(id)),
};
const start = () => startArticleFeed(source, target, error => errors.push(error));

beforeEach(() => {
  versions = new Map([
    [1, 'a'],
    [2, 'a'],
  ]);
  index = new Map();
  reads = [];
  errors = [];
  isBroken = false;
});

it('reads every article first, then what has changed', async () => {
  const feed = start();
  await feed.catchUp();
  expect([...index.keys()]).toEqual(['1', '2']);
  versions.set(2, 'b').set(3, 'a').delete(1);
  await feed.catchUp();
  expect([...index.keys()]).toEqual(['2', '3']);
  await feed.catchUp();
  expect(reads).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

it('includes a reported change in the next search', async () => {
  const feed = start();
  await feed.catchUp();
  versions.set(9, 'a');
  feed.onChange();
  await feed.settle();
  expect(index.has('9')).toBe(true);
});

it('reports a failure, and reads again', async () => {
  const feed = start();
  isBroken = true;
  feed.onChange();
  await feed.settle();
  expect(errors).toHaveLength(1);
  isBroken = false;
  await feed.catchUp();
  expect(index.size).toBe(2);
});

it('reads many in batches, and fills another index', async () => {
  versions = new Map(Array.from({ length: 250 }, (_, at) => [at + 1, 'a']));
  const feed = start();
  await feed.loadInto(target);
  expect(index.size).toBe(250);
  expect(reads.map(({ length }) => length)).toEqual([100, 100, 50]);
});
