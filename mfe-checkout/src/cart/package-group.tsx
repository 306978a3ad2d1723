import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { PackageIcon } from '@ortoo/ui';
import type { LineGroup } from './groups.rules';

/** The lines of a package. */
export const PackageGroup = ({ group, children }: { group: LineGroup; children: ReactNode }) => {
  const t = useMessages();
  const locale = useLocale();
  const title = useId();
  return (
    <li css={style}>
      <p className="head">
        <PackageIcon />
        <strong id={title}>{t('cart.package', { count: group.lines.length })}</strong>
        <span>{formatMoney(group.total, locale)}</span>
      </p>
      <ul aria-labelledby={title}>{children}</ul>
    </li>
  );
};

const style = css`
  margin-block: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  padding-inline: var(--space-2);
  .head {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    padding-block: var(--space-2) 0;
  }
  .head strong {
    flex: 1;
  }
  ul > li:last-child {
    border-bottom: 0;
  }
`;
