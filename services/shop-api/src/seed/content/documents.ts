import type { ArticleDocument, BlockNode } from '@ortoo/contracts';
import type { Text } from '../../db/schema.types';
import type { SeedBlock } from './shape';

/** Ids of products by their slugs. */
type Ids = ReadonlyMap<string, number>;

/** A product that the shop does not have leaves no gap. */
const documentOf = (blocks: readonly SeedBlock[], products: Ids): ArticleDocument => ({
  type: 'doc',
  content: blocks.flatMap((block): BlockNode[] => {
    if (block.type !== 'productCard') return [block];
    const id = products.get(block.attrs.slug);
    return id === undefined ? [] : [{ type: 'productCard', attrs: { id } }];
  }),
});

/** The documents of a text in every language. */
export const documentsOf = (body: Text<SeedBlock[]>, products: Ids = new Map()): Text<ArticleDocument> =>
  Object.fromEntries(Object.entries(body).map(([locale, blocks]) => [locale, documentOf(blocks, products)]));
