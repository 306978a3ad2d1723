import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPart, useHref, useLocale, useMessages } from '@ortoo/remote';
import { ButtonLink, EmptyState, ListSkeleton, Section } from '@ortoo/ui';
import type { CardRequest } from './card.rules';
import { cardsQuery } from './cards.queries';
import { FailedList } from './failed-list';
import { ProductTiles } from './product-tiles';

/** Number of a brand's or a vendor's products on its page; the listing has all of them. */
const shown = 24;

export const brandCards = (of: Pick<CardRequest, 'brand' | 'store'>): CardRequest => ({
  ...of,
  size: shown,
  sort: 'date_desc',
});

interface BrandProductsProps {
  of: Pick<CardRequest, 'brand' | 'store'>;
  /** Total number of products. */
  total: number;
  /** Path of the full listing, without the locale prefix. */
  all: string;
}

/** A brand's or a vendor's products on sale, the newest first. */
export const BrandProducts = ({ of, total, all }: BrandProductsProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const query = useQuery(cardsQuery(brandCards(of), locale));
  const { data: cards, isError } = query;
  return (
    <Section title={t('brandProducts.products')}>
      {isError && !cards ? (
        <FailedList {...failedPart(t, query)} />
      ) : !cards ? (
        <ListSkeleton label={t('state.loading')} count={8} />
      ) : cards.length === 0 ? (
        <EmptyState
          title={t('brandProducts.nothing')}
          text={t('brandProducts.nothingText')}
          actions={<ButtonLink href={href('/products')}>{t('nav.products')}</ButtonLink>}
        />
      ) : (
        <div css={style}>
          <ProductTiles cards={cards} label={t('brandProducts.products')} />
          <ButtonLink kind="secondary" size="lg" href={href(all)}>
            {t('brandProducts.allProducts', { count: total })}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-4);
  > a {
    justify-self: center;
  }
`;
