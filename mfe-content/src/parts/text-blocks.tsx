import { css } from '@emotion/react';
import type { Block } from '@ortoo/contracts';
import { Picture } from '@ortoo/ui';

const TextBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'picture':
      return (
        <figure>
          <Picture src={block.src} alt={block.alt} ratio={16 / 10} sizes="(min-width: 992px) 44rem, 100vw" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'quote':
      return (
        <figure className="quote">
          <blockquote>{block.text}</blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </figure>
      );
  }
};

/** A text made of blocks, at a readable line length. */
export const TextBlocks = ({ body }: { body: readonly Block[] }) => (
  <div css={style}>
    {body.map((block, at) => (
      <TextBlock key={at} block={block} />
    ))}
  </div>
);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-width: 62ch;
  font-size: var(--text-lg);
  line-height: 1.68;
  h2 {
    margin-top: var(--space-2);
    font-size: var(--text-2xl);
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-1);
    padding-left: 1.5em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    padding-left: 0.25em;
  }
  li::marker {
    color: var(--action);
    font-weight: 600;
  }
  figure {
    margin-block: var(--space-1);
  }
  figure img {
    width: 100%;
    border-radius: var(--radius-lg);
  }
  figcaption {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  .quote {
    padding-left: var(--space-3);
    border-left: 3px solid var(--gold);
  }
  blockquote {
    font-size: var(--text-xl);
    font-weight: 500;
    line-height: 1.45;
  }
`;
