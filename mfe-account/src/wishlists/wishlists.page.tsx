import { useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { money } from '@ortoo/contracts';
import { formatMoney, formatPercent } from '@ortoo/i18n';
import { definePersonalPage, failedPage, useHref, useLocale, useMessages } from '@ortoo/remote';
import { $wishedIds, toggleWish } from '@ortoo/stores';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorPanel,
  HeartIcon,
  ListSkeleton,
  ProductCard,
  ProductGrid,
  Stack,
} from '@ortoo/ui';
import { wishedProductsQuery, type WishedProduct } from './wishes.queries';

const Wish = ({ product, variantId }: { product: WishedProduct; variantId: number }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const onSale = product.selling_price < product.price;
  return (
    <ProductCard
      level={2}
      href={href(`/products/${product.slug}`)}
      name={product.translated[locale]?.name ?? product.name}
      image={{ src: product.image ?? '' }}
      price={{
        now: formatMoney(money(product.selling_price), locale),
        labels: { now: t('price.now'), old: t('price.old') },
        ...(onSale && {
          old: formatMoney(money(product.price), locale),
          percent: formatPercent(-product.sale_percent, locale),
        }),
      }}
      wish={{ label: t('wishes.remove'), pressed: true, onToggle: () => toggleWish(variantId) }}
    />
  );
};

const Wishlists = () => {
  const t = useMessages();
  const href = useHref();
  const wishedIds = useStore($wishedIds, { ssr: 'initial' });
  const query = useQuery(wishedProductsQuery(wishedIds));
  const { data, isError } = query;
  const isEmpty = wishedIds.length === 0;
  const shown = (data ?? []).flatMap(product => {
    const variantId = wishedIds.find(id => product.variants.some(variant => variant.id === id));
    return variantId === undefined ? [] : [{ product, variantId }];
  });
  return (
    <Container className="airy">
      <Stack gap={3}>
        <h1>{t('nav.wishes')}</h1>
        {isEmpty && (
          <EmptyState
            icon={<HeartIcon />}
            title={t('wishes.empty')}
            text={t('wishes.emptyText')}
            actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
          />
        )}
        {!isEmpty && isError && <ErrorPanel {...failedPage(t, query)} />}
        {!isEmpty && !data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
        {shown.length > 0 && (
          <ProductGrid label={t('nav.wishes')}>
            {shown.map(({ product, variantId }) => (
              <Wish key={product.id} product={product} variantId={variantId} />
            ))}
          </ProductGrid>
        )}
      </Stack>
    </Container>
  );
};

export const page = definePersonalPage('nav.wishes', Wishlists);
