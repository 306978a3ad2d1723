import { z } from 'zod';
import { documentLimits } from '../content-limits';
import { isAllowedLink, isAllowedPicture } from './link.rules';

/** Lone surrogates and control characters cannot be stored. */
const isStorable = (text: string) => !/[\p{Cs}\u0000-\u0008\u000B-\u001F\u007F]/u.test(text);
const plainText = (min: number, max: number) => z.string().min(min).max(max).refine(isStorable);

const textMarkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().refine(isAllowedLink) }),
  }),
]);
/** How a piece of text is set. */
export type TextMark = z.infer<typeof textMarkSchema>;

const marksSchema = z
  .array(textMarkSchema)
  .min(1)
  .max(3)
  .refine(marks => new Set(marks.map(({ type }) => type)).size === marks.length);

const inlineNodeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: plainText(1, 10_000), marks: marksSchema.optional() }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
/** A piece of text, or the end of a line. */
export type InlineNode = z.infer<typeof inlineNodeSchema>;

/** Absent for an empty paragraph. */
const inlineSchema = z.array(inlineNodeSchema).max(500).optional();

const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), content: inlineSchema });
export type ParagraphNode = z.infer<typeof paragraphSchema>;

const headingSchema = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlineSchema,
});
export type HeadingNode = z.infer<typeof headingSchema>;

export interface ListItemNode {
  type: 'listItem';
  content: (ParagraphNode | ListNode)[];
}
/** A list; its items begin with a paragraph. */
export interface ListNode {
  type: 'bulletList' | 'orderedList';
  content: ListItemNode[];
}

/** Lists in lists: each level has its own schema, so that no input makes the check itself deep. */
const listSchema = (levels: number): z.ZodType<ListNode, ListNode> => {
  const itemSchema = z.strictObject({
    type: z.literal('listItem'),
    content: z
      .array(levels > 1 ? z.union([paragraphSchema, listSchema(levels - 1)]) : paragraphSchema)
      .min(1)
      .max(20)
      .refine(content => content[0]?.type === 'paragraph'),
  });
  return z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z.array(itemSchema).min(1).max(200),
  });
};

const cellSchema = z.strictObject({
  type: z.enum(['tableHeader', 'tableCell']),
  content: z.array(paragraphSchema).min(1).max(10),
});
const tableSchema = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(z.strictObject({ type: z.literal('tableRow'), content: z.array(cellSchema).min(1).max(10) }))
    .min(1)
    .max(100)
    .refine(rows => rows.every(({ content }) => content.length === rows[0]?.content.length)),
});
export type TableNode = z.infer<typeof tableSchema>;

const blockquoteSchema = z.strictObject({
  type: z.literal('blockquote'),
  attrs: z.strictObject({ by: plainText(1, 200).nullable() }),
  content: z.array(paragraphSchema).min(1).max(20),
});

const imageSchema = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    src: z.string().refine(isAllowedPicture),
    alt: plainText(1, 500),
    caption: plainText(1, 500).nullable(),
  }),
});

const productCardSchema = z.strictObject({
  type: z.literal('productCard'),
  attrs: z.strictObject({ id: z.number().int().positive().max(2_147_483_647) }),
});

const blockNodeSchema = z.union([
  paragraphSchema,
  headingSchema,
  listSchema(documentLimits.listLevels),
  blockquoteSchema,
  imageSchema,
  tableSchema,
  productCardSchema,
  z.strictObject({ type: z.literal('horizontalRule') }),
]);
/** A part of a document with its own lines. */
export type BlockNode = z.infer<typeof blockNodeSchema>;

/** The text of an article or a page: what it names is all that is stored and shown, in the form that ProseMirror has. */
export const articleDocumentSchema = z
  .strictObject({ type: z.literal('doc'), content: z.array(blockNodeSchema).max(documentLimits.blocks) })
  .refine(document => JSON.stringify(document).length <= documentLimits.length)
  .meta({ id: 'ArticleDocument' });
export type ArticleDocument = z.infer<typeof articleDocumentSchema>;
