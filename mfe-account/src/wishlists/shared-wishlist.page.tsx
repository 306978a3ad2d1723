import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { VariantCard } from '@ortoo/contracts';
import { formatPercent } from '@ortoo/i18n';
import { definePage, useHref, useLocale, useMessages, type PageProps } from '@ortoo/remote';
import { $wishedIds, toggleWish } from '@ortoo/stores';
import { ButtonLink, Container, EmptyState, HeartIcon, ProductCard, ProductGrid } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { sharedWishlistQuery } from './shared-wishlist.queries';

const tokenOf = (params: PageProps['params']) => params['token'] ?? '';

/** The cards of the first screen. */
const eager = 2;

const SharedCard = ({ variant, wished, at }: { variant: VariantCard; wished: boolean; at: number }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { id, slug, name, options_text, image, availability, is_booked, sale_percent: percent } = variant;
  const now = variant.display_selling_price;
  return (
    <ProductCard
      level={2}
      href={href(`/products/${slug}`)}
      name={name}
      image={{ src: image ?? '' }}
      eager={at < eager}
      price={{
        now: is_booked ? t('price.from', { price: now }) : now,
        labels: { now: t('price.now'), old: t('price.old') },
        ...(percent > 0 && { old: variant.display_price, percent: formatPercent(-percent, locale) }),
      }}
      {...(options_text && { note: options_text })}
      {...(availability !== 'in_stock' && { badges: [{ text: t('state.soldOut'), tone: 'warn' as const }] })}
      wish={{ label: t('actions.wish'), pressed: wished, onToggle: () => toggleWish(id) }}
    />
  );
};

const SharedWishlistPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const wished = useStore($wishedIds, { ssr: 'initial' });
  const { data: list } = useQuery(sharedWishlistQuery(tokenOf(params)));
  if (!list) return null;
  const name = list.name || t('wishlists.shared.title');
  return (
    <Container className="airy" css={style}>
      <header>
        <h1>{name}</h1>
        <p className="soft">{t('wishlists.shared.text')}</p>
      </header>
      {list.variants.length > 0 ? (
        <ProductGrid label={name} tight>
          {list.variants.map((variant, at) => (
            <SharedCard key={variant.id} variant={variant} wished={wished.includes(variant.id)} at={at} />
          ))}
        </ProductGrid>
      ) : (
        <EmptyState
          icon={<HeartIcon />}
          title={t('wishlists.shared.empty')}
          text={t('wishlists.shared.emptyText')}
          actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
        />
      )}
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient, params }) => queryClient.ensureQueryData(sharedWishlistQuery(tokenOf(params))),
  head: ({ queryClient, params, t }) => ({
    title: queryClient.getQueryData(sharedWishlistQuery(tokenOf(params)).queryKey)?.name || t('wishlists.shared.title'),
    robots: 'noindex',
    // A revoked link must not be answered from the cache.
    fleeting: true,
  }),
  Page: SharedWishlistPage,
});

const style = css`
  display: grid;
  gap: var(--space-3);
`;
