import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type FooterColumn = { title: string; links: { href: string; label: string }[] };
export type PageFooterProps = {
  logo: ReactNode;
  /** A sentence about the shop. */
  about?: ReactNode;
  /** Phone, hours, email, address: one line each. */
  contact?: ReactNode;
  columns: FooterColumn[];
  /** Between the links and the last line. Loaded late: `.room` reserves its height. */
  extras?: ReactNode;
  /** The last line: company, languages. */
  legal?: ReactNode;
};

/** The foot of every page, on the night tone. */
export function PageFooter({ logo, about, contact, columns, extras, legal }: PageFooterProps) {
  return (
    <footer css={style} className="no-print">
      <div className="inner">
        <div className="about">
          {logo}
          {about}
          {contact && <address>{contact}</address>}
        </div>
        <div className="columns">
          {columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(link => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {extras && <div className="line">{extras}</div>}
        <div className="line legal">{legal}</div>
      </div>
    </footer>
  );
}

const style = css`
  margin-top: clamp(3rem, 8vw, 6rem);
  padding: clamp(2.5rem, 6vw, 4.5rem) 0 calc(var(--space-4) + var(--bottom-nav-height));
  background: var(--night);
  color: var(--on-night);
  :focus-visible {
    outline-color: var(--sky);
  }
  .inner {
    display: grid;
    gap: var(--space-5) var(--space-8);
    max-width: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
  }
  .about {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    max-width: 22rem;
    color: var(--on-night-soft);
    font-size: var(--text-sm);
  }
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    transition: color var(--quick);
  }
  a:hover {
    color: var(--on-night);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .phone {
    color: var(--on-night);
    font-size: var(--text-xl);
    font-weight: 620;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: var(--space-4) var(--space-3);
  }
  .columns h2 {
    margin-bottom: 0.5rem;
    font: 620 var(--text-sm) / 1.4 var(--font);
    letter-spacing: 0;
  }
  .columns a {
    color: var(--on-night-soft);
    font-size: var(--text-sm);
  }
  .room {
    min-height: 25rem;
  }
  .legal {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1-5) var(--space-3);
    color: var(--on-night-soft);
    padding-top: var(--space-3);
    border-top: 1px solid rgb(255 255 255 / 0.12);
    font-size: var(--text-xs);
  }
  @media (pointer: coarse) {
    a {
      min-height: var(--target);
    }
  }
  @media (min-width: 992px) {
    .room {
      min-height: 13rem;
    }
    .inner {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
    .columns {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
    .line {
      grid-column: 1 / -1;
    }
  }
`;
