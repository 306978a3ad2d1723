import { memo } from 'react';
import { useStore } from '@nanostores/react';
import { formatMoney, formatPercent } from '@ortoo/i18n';
import { useHref, useLocale, useMessages, useSite } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { $compared, $wishedIds, toggleCompare, toggleWish } from '@ortoo/stores';
import { ProductCard, type ProductCardProps } from '@ortoo/ui';
import type { ListingCard } from '@ortoo/contracts';
import { badgeTones, cardRating } from './card-props';

interface ProductTileProps extends Pick<ProductCardProps, 'form' | 'level' | 'sizes' | 'eager'> {
  card: ListingCard;
  wished: boolean;
  compared: boolean;
}

/** One product of a list, with its actions. */
export const ProductTile = memo(function ProductTile({ card, wished, compared, ...form }: ProductTileProps) {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { badges, configs } = useSite();
  const { wishes = true, compare = true } = configs.features;
  const onSale = card.selling_price < card.price;
  const now = formatMoney(card.selling_price, locale);
  return (
    <ProductCard
      {...form}
      href={href(`/products/${card.slug}`)}
      name={card.name}
      lang={langOf(card)}
      image={{ src: card.image ?? '', focus: card.focus }}
      kicker={card.by}
      price={{
        now: card.is_from ? t('price.from', { price: now }) : now,
        ...(onSale && { old: formatMoney(card.price, locale), percent: formatPercent(-card.sale_percent, locale) }),
        labels: { now: t('price.now'), old: t('price.old') },
      }}
      rating={cardRating(card, t, locale)}
      badges={card.badges.flatMap(id => {
        const badge = badges[id];
        return badge ? [{ text: badge.name, tone: badgeTones[badge.tone] }] : [];
      })}
      wish={wishes ? { label: t('actions.wish'), pressed: wished, onToggle: () => toggleWish(card.vid) } : undefined}
      compare={
        compare
          ? { label: t('actions.compare'), pressed: compared, onToggle: () => void toggleCompare(card.slug) }
          : undefined
      }
    />
  );
});

/** The visitor's wishes and comparison; read once per list, so that a click rerenders one card, not forty. */
export const useMarks = () => {
  const wished = useStore($wishedIds, { ssr: 'initial' });
  const compared = useStore($compared, { ssr: 'initial' });
  return (card: ListingCard) => ({ wished: wished.includes(card.vid), compared: compared.includes(card.slug) });
};
