import { css } from '@emotion/react';
import { Picture } from './picture';

interface ProductLineProps {
  image: string | null;
  name: string;
  /** Of the name, when it is not the page's. */
  lang?: string | undefined;
  /** Target of the name; plain text when absent. */
  href?: string;
  /** Below the name. */
  facts: readonly string[];
  amount: string;
}

/** What was bought, in a list: a picture, a name with facts and an amount. */
export const ProductLine = ({ image, name, lang, href, facts, amount }: ProductLineProps) => (
  <li css={style}>
    {image ? <Picture src={image} alt="" sizes="64px" maxWidth={160} /> : <span />}
    <div>
      <p className="name" lang={lang}>
        {href ? <a href={href}>{name}</a> : name}
      </p>
      {facts.map(fact => (
        <p key={fact} className="soft">
          {fact}
        </p>
      ))}
    </div>
    <p className="sum">{amount}</p>
  </li>
);

const style = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  gap: var(--space-1-5);
  align-items: center;
  img {
    width: 4rem;
    border-radius: var(--radius-sm);
  }
  .name {
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.35;
  }
  .soft {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  .sum {
    font-size: var(--text-sm);
    font-weight: 600;
    white-space: nowrap;
  }
`;
