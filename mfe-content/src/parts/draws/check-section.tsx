import { css } from '@emotion/react';
import type { Campaign } from '@ortoo/contracts';
import { lazyPart, useMessages } from '@ortoo/remote';
import { Button, Section } from '@ortoo/ui';
import { useState } from 'react';

const CheckDraws = lazyPart(
  async () => (await import(/* webpackChunkName: "check-draws" */ './check-draws')).CheckDraws,
  { when: 'use' },
);

/** How anybody can check the draws; their list loads on request. */
export const CheckSection = ({ campaign }: { campaign: Campaign }) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('draws.check.title')}>
      <div css={style}>
        <p>{t('draws.check.text')}</p>
        {isOpen ? (
          <CheckDraws campaign={campaign} />
        ) : (
          <Button
            kind="secondary"
            onPointerEnter={() => void CheckDraws.load().catch(() => undefined)}
            onClick={() => setOpen(true)}
          >
            {t('draws.check.open')}
          </Button>
        )}
      </div>
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  > p {
    max-width: 62ch;
    color: var(--ink-soft);
  }
  > div {
    width: 100%;
  }
`;
