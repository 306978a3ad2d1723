import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { useShell } from '../shell-context';

/** Names the features that do not work while the Shop API is down, on pages that work without it. */
export const OutageNotice = () => {
  const t = useMessages();
  return useStore(useShell().visit.$outage) ? (
    <p role="status" css={style}>
      {t('errors.outage')}
    </p>
  ) : null;
};

const style = css`
  padding: 1rem;
  background: var(--warn-wash);
  text-align: center;
`;
