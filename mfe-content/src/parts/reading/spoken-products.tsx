import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { ProductCard as Product } from '@ortoo/contracts';
import { formatPercent } from '@ortoo/i18n';
import { useHref, useLocale, useMessages, useSite } from '@ortoo/remote';
import { $wishedIds, toggleWish } from '@ortoo/stores';
import { ProductCard, ProductGrid, Section } from '@ortoo/ui';
import { AddAll } from './add-all';

const sizes = '(min-width: 992px) 22vw, (min-width: 640px) 30vw, 45vw';

const Card = ({ product }: { product: Product }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { wishes = true } = useSite().configs.features;
  const wished = useStore($wishedIds, { ssr: 'initial' }).includes(product.vid);
  const { display_price: price, display_selling_price: now, sale_percent: percent } = product;
  return (
    <ProductCard
      href={href(`/products/${product.slug}`)}
      name={product.name}
      image={{ src: product.image ?? '' }}
      kicker={(product.brand ?? product.store).name}
      sizes={sizes}
      price={{
        now: product.is_from ? t('price.from', { price: now }) : now,
        ...(price !== now && { old: price, percent: formatPercent(-percent, locale) }),
        labels: { now: t('price.now'), old: t('price.old') },
      }}
      note={product.total_on_hand > 0 ? undefined : t('reading.soldOut')}
      wish={wishes ? { label: t('actions.wish'), pressed: wished, onToggle: () => toggleWish(product.vid) } : undefined}
    />
  );
};

/** The products that a text speaks of, and one button for all of them. */
export const SpokenProducts = ({ products }: { products: readonly Product[] }) => {
  const t = useMessages();
  const title = t('reading.products');
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <div css={style}>
        <ProductGrid label={title}>
          {products.map(product => (
            <Card key={product.id} product={product} />
          ))}
        </ProductGrid>
        <AddAll products={products} />
      </div>
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  @media (min-width: 992px) {
    > [data-form='grid'] {
      grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    }
  }
`;
