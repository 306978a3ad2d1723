import {
  type ArticleDocument,
  type BlockNode,
  type InlineNode,
  isAllowedLink,
  isAllowedPicture,
  type ListItemNode,
  type ListNode,
  type ParagraphNode,
  type ProductCard,
  type TableNode,
  type TextMark,
} from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import type { ReactNode } from 'react';
import { documentStyle } from './document-style';
import { headingsOf } from './headings.rules';
import { ProductLine } from './product-line';

const Marked = ({ mark, children }: { mark: TextMark; children: ReactNode }) => {
  const href = useHref();
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>;
    case 'italic':
      return <em>{children}</em>;
    case 'link': {
      const target = mark.attrs.href;
      if (!isAllowedLink(target)) return children;
      return target.startsWith('/') ? (
        <a href={href(target)}>{children}</a>
      ) : (
        <a href={target} rel="noopener nofollow ugc">
          {children}
        </a>
      );
    }
  }
};

const Inline = ({ content }: { content: readonly InlineNode[] | undefined }) =>
  content?.map((node, at) => {
    if (node.type === 'hardBreak') return <br key={at} />;
    return node.marks
      ? node.marks.reduceRight<ReactNode>(
          (children, mark) => (
            <Marked key={at} mark={mark}>
              {children}
            </Marked>
          ),
          node.text,
        )
      : node.text;
  });

const Paragraphs = ({ content }: { content: readonly ParagraphNode[] }) =>
  content.length === 1 ? (
    <Inline content={content[0]?.content} />
  ) : (
    content.map((paragraph, at) => (
      <p key={at}>
        <Inline content={paragraph.content} />
      </p>
    ))
  );

/** The first paragraph of an item needs no element of its own. */
const Item = ({ content: [first, ...rest] }: ListItemNode) => (
  <li>
    {first?.type === 'paragraph' && <Inline content={first.content} />}
    {rest.map((node, at) =>
      node.type === 'paragraph' ? (
        <p key={at}>
          <Inline content={node.content} />
        </p>
      ) : (
        <List key={at} {...node} />
      ),
    )}
  </li>
);

const List = ({ type, content }: ListNode) => {
  const Element = type === 'orderedList' ? 'ol' : 'ul';
  return (
    <Element>
      {content.map((item, at) => (
        <Item key={at} {...item} />
      ))}
    </Element>
  );
};

const Row = ({ content }: TableNode['content'][number]) => (
  <tr>
    {content.map((cell, at) => {
      // The corner above row headers has no text of its own.
      const isHeader = cell.type === 'tableHeader' && cell.content.some(({ content = [] }) => content.length > 0);
      const Cell = isHeader ? 'th' : 'td';
      return (
        <Cell key={at}>
          <Paragraphs content={cell.content} />
        </Cell>
      );
    })}
  </tr>
);

/** A wide table scrolls on its own, by keyboard too. */
const Table = ({ content }: TableNode) => {
  const t = useMessages();
  return (
    <div className="table" role="region" aria-label={t('document.table')} tabIndex={0}>
      <table>
        <tbody>
          {content.map((row, at) => (
            <Row key={at} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Figure = ({ src, alt, caption }: { src: string; alt: string; caption: string | null }) => (
  <figure>
    <Picture src={src} alt={alt} ratio={16 / 10} sizes="(min-width: 992px) 44rem, 100vw" />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

interface BlockProps {
  node: BlockNode;
  /** Of a heading. */
  id: string | undefined;
  products: readonly ProductCard[];
}

/** Whatever is not named here shows nothing. */
const Block = ({ node, id, products }: BlockProps) => {
  switch (node.type) {
    case 'heading': {
      const Heading = node.attrs.level === 3 ? 'h3' : 'h2';
      return (
        <Heading id={id}>
          <Inline content={node.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inline content={node.content} />
        </p>
      );
    case 'bulletList':
    case 'orderedList':
      return <List {...node} />;
    case 'image':
      return isAllowedPicture(node.attrs.src) ? <Figure {...node.attrs} /> : null;
    case 'blockquote':
      return (
        <figure className="quote">
          <blockquote>
            <Paragraphs content={node.content} />
          </blockquote>
          {node.attrs.by && <figcaption>{node.attrs.by}</figcaption>}
        </figure>
      );
    case 'table':
      return <Table {...node} />;
    case 'productCard': {
      const product = products.find(one => one.id === node.attrs.id);
      return product ? <ProductLine product={product} /> : null;
    }
    case 'horizontalRule':
      return <hr />;
    default:
      return null;
  }
};

export interface DocumentBodyProps {
  document: ArticleDocument;
  /** When it is not the page's. */
  lang?: string | undefined;
  /** What its product cards show. */
  products?: readonly ProductCard[];
}

/** A document at a readable line length. */
export const DocumentBody = ({ document, lang, products = [] }: DocumentBodyProps) => {
  const ids = headingsOf(document).values();
  return (
    <div css={documentStyle} lang={lang}>
      {document.content.map((node, at) => (
        <Block
          key={at}
          node={node}
          id={node.type === 'heading' ? ids.next().value?.id : undefined}
          products={products}
        />
      ))}
    </div>
  );
};
