import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../controls/button-link';

export type MoreButtonProps = {
  /** As "40 of 128 shown". */
  shown: string;
  /** Between 0 and 1. */
  share: number;
  label: string;
  /** The next page: target of the link without script, or in a new tab. */
  href: string;
  busy?: boolean;
  onMore?: () => void;
  /** Nothing left to show. */
  done?: boolean;
};

/** The end of a long list: how much of it is shown, and a button for more. */
export function MoreButton({ shown, share, label, href, busy, onMore, done }: MoreButtonProps) {
  const press = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onMore || !plain) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  return (
    <div css={style}>
      <p className="soft" role="status">
        {shown}
      </p>
      <span className="bar" aria-hidden="true">
        <span style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
      {!done && (
        <ButtonLink kind="secondary" size="lg" href={href} aria-busy={busy || undefined} onClick={press}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1-5);
  padding-block: var(--space-5) var(--space-2);
  .bar {
    width: min(14rem, 60%);
    height: 4px;
    margin-bottom: var(--space-1);
    border-radius: 4px;
    background: var(--sand-deep);
    overflow: hidden;
  }
  .bar > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--action);
  }
  a {
    min-width: min(18rem, 100%);
  }
  a[aria-busy] {
    opacity: 0.6;
  }
`;
