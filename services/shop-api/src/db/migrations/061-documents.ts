import { type Kysely, sql } from 'kysely';

type Block =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  | { kind: 'picture'; src: string; alt: string; caption: string | null }
  | { kind: 'quote'; text: string; by: string | null };

interface TextRow {
  slug: string;
  body: Record<string, Block[]>;
}

const paragraph = (text: string) => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) });

const nodeOf = (block: Block) => {
  switch (block.kind) {
    case 'heading':
      return { ...paragraph(block.text), type: 'heading', attrs: { level: 2 } };
    case 'paragraph':
      return paragraph(block.text);
    case 'list': {
      const items = block.items.map(item => ({ type: 'listItem', content: [paragraph(item)] }));
      return { type: block.ordered ? 'orderedList' : 'bulletList', content: items };
    }
    case 'picture': {
      const { src, alt, caption } = block;
      return { type: 'image', attrs: { src: `/pictures/${src}`, alt, caption } };
    }
    case 'quote':
      return { type: 'blockquote', attrs: { by: block.by }, content: [paragraph(block.text)] };
  }
};

const documentsOf = (body: TextRow['body']) =>
  Object.fromEntries(
    Object.entries(body).map(([locale, blocks]) => [locale, { type: 'doc', content: blocks.map(nodeOf) }]),
  );

/** Texts become documents with marks, tables and product cards; they were lists of plain blocks. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['articles', 'pages']) {
    const { rows } = await sql<TextRow>`select slug, body from ${sql.table(table)}`.execute(db);
    for (const { slug, body } of rows) {
      const documents = JSON.stringify(documentsOf(body));
      await sql`update ${sql.table(table)} set body = ${documents}::jsonb where slug = ${slug}`.execute(db);
    }
  }
};
