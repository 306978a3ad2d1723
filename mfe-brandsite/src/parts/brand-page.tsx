import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { BrandNav } from './brand-nav';
import { BrandStage } from './brand-stage';

/** A page of the brand: its night, the way to the others, and what the law wants said. */
export const BrandPage = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  return (
    <BrandStage>
      <BrandNav />
      {children}
      <p css={careStyle}>{t('story.care')}</p>
    </BrandStage>
  );
};

const careStyle = css`
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--space-4) var(--gutter) var(--space-6);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  text-align: center;
`;
