import type { Campaign, ProductCard as Card } from '@ortoo/contracts';
import { formatPercent } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { ProductCard, ProductGrid, Section } from '@ortoo/ui';

const Product = ({ card }: { card: Card }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { slug, name, image, sale_percent: percent, is_from, total_on_hand } = card;
  const now = card.display_selling_price;
  return (
    <ProductCard
      href={href(`/products/${slug}`)}
      name={name}
      image={{ src: image ?? '' }}
      kicker={card.brand?.name ?? card.store.name}
      price={{
        now: is_from ? t('price.from', { price: now }) : now,
        labels: { now: t('price.now'), old: t('price.old') },
        ...(percent > 0 && { old: card.display_price, percent: formatPercent(-percent, locale) }),
      }}
      {...(total_on_hand < 1 && { badges: [{ text: t('state.soldOut'), tone: 'warn' as const }] })}
    />
  );
};

/** The products of an offer, with a link to all of its category. */
export const CampaignProducts = ({ campaign }: { campaign: Campaign }) => {
  const t = useMessages();
  const href = useHref();
  const { products, taxon } = campaign;
  const title = t('campaigns.products');
  return (
    <Section title={title} {...(taxon && { seeAll: { href: href(`/t/${taxon}`), label: t('actions.seeAll') } })}>
      {products.length > 0 ? (
        <ProductGrid label={title} tight>
          {products.map(card => (
            <Product key={card.id} card={card} />
          ))}
        </ProductGrid>
      ) : (
        <p className="soft">{t('campaigns.soldOut')}</p>
      )}
    </Section>
  );
};
