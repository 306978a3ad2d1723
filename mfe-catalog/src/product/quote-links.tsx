import { css } from '@emotion/react';
import { useHref, useMessages } from '@ortoo/remote';
import { TextLink } from '@ortoo/ui';
import type { ProductView } from './product-view.rules';

/** Links to suggest a price or to request an offer. */
export const QuoteLinks = ({ product: { slug, suggestion, customSuggestion } }: { product: ProductView }) => {
  const t = useMessages();
  const href = useHref();
  if (!suggestion && !customSuggestion) return null;
  return (
    <p css={style}>
      {suggestion && <TextLink href={href(`/quote?product=${slug}&kind=price`)}>{t('quote.suggest')}</TextLink>}
      {customSuggestion && <TextLink href={href(`/quote?product=${slug}`)}>{t('quote.ask')}</TextLink>}
    </p>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;
