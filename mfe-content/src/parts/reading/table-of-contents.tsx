import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { ChevronDownIcon } from '@ortoo/ui';
import type { DocumentBodyProps } from './document-body';
import { headingsOf } from './headings.rules';

/** With fewer headings a text needs none. */
const usefulFrom = 3;

/** Links to the headings of a text. */
export const TableOfContents = ({ document, lang }: Pick<DocumentBodyProps, 'document' | 'lang'>) => {
  const t = useMessages();
  const headings = headingsOf(document);
  if (headings.length < usefulFrom) return null;
  return (
    <nav css={style} aria-label={t('reading.contents')}>
      <details open>
        <summary>
          {t('reading.contents')}
          <ChevronDownIcon aria-hidden="true" />
        </summary>
        <ol lang={lang}>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};

const style = css`
  padding: 0.5rem var(--space-2);
  border-radius: var(--radius-lg);
  background: var(--sand);
  font-size: var(--text-sm);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    font-weight: 620;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
    transition: transform var(--quick) var(--ease);
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  ol {
    padding-bottom: 0.5rem;
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--action);
    line-height: 1.35;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-level='3'] a {
    padding-inline-start: var(--space-2);
  }
`;
