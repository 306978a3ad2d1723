import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useMessages } from '@ortoo/remote';
import { Container, ErrorPanel } from '@ortoo/ui';
import { markShown } from '../navigation/page-shown';

/** A page whose code or data did not come; header and cart go on working around it. */
export const FailedPage = ({ retry }: { retry: () => void }) => {
  const t = useMessages();
  useEffect(markShown, []);
  return (
    <Container css={style}>
      <h1 className="visually-hidden">{t('errors.part')}</h1>
      <ErrorPanel
        title={t('errors.part')}
        text={t('errors.partText')}
        retryLabel={t('actions.retry')}
        onRetry={retry}
      />
    </Container>
  );
};

const style = css`
  padding-block: var(--space-4);
`;
