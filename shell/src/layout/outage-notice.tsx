import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { $online } from '@ortoo/stores';
import { useShell } from '../shell-context';

/** Names what does not work while the Shop API is down, or while there is no network. */
export const OutageNotice = () => {
  const t = useMessages();
  const isOutage = useStore(useShell().visit.$outage);
  const isOnline = useStore($online, { ssr: 'initial' });
  if (isOnline && !isOutage) return null;
  return (
    <p role="status" css={style}>
      {isOnline ? t('errors.outage') : `${t('errors.offline')}. ${t('errors.offlineText')}`}
    </p>
  );
};

/** Stays in the window, below the header where that stays, too. */
const style = css`
  position: sticky;
  top: 0;
  z-index: 1;
  .page-header + & {
    top: var(--header-height);
  }
  [data-slim] + & {
    top: min(4rem, var(--header-height));
  }
  padding: 1rem;
  background: var(--warn-wash);
  text-align: center;
`;
