import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Container, InlineNotice } from '@ortoo/ui';
import { useShell } from '../shell-context';

/** Says what does not work while the Shop API is down, on pages that can be shown without it. */
export const OutageNotice = () => {
  const t = useMessages();
  return useShell().visit.outage ? (
    <Container css={style}>
      <InlineNotice tone="warn" announce>
        {t('errors.outage')}
      </InlineNotice>
    </Container>
  ) : null;
};

const style = css`
  padding-block-start: var(--space-2);
`;
