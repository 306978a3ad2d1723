import { useStore } from '@nanostores/react';
import { toMoney, type HotelCard } from '@ortoo/contracts';
import { formatMoney, formatPercent } from '@ortoo/i18n';
import { useHref, useLocale, useMessages, useSite } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { $wishedIds, toggleWish } from '@ortoo/stores';
import { ProductCard } from '@ortoo/ui';
import { badgeTones, cardRating } from '../parts/card-props';

interface HotelTileProps {
  hotel: HotelCard;
  /** Nights of the requested stay; 0 without dates. */
  nights: number;
  /** Query that passes the stay to the hotel's own page. */
  query: string;
  eager: boolean;
  /** Its point on the map is highlighted. */
  isSelected: boolean;
}

/** One hotel of the list, with the price of a night or of the whole stay. */
export const HotelTile = ({ hotel, nights, query, eager, isSelected }: HotelTileProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { wishes = true } = useSite().configs.features;
  const wished = useStore($wishedIds, { ssr: 'initial' }).includes(hotel.vid);
  const { stay_total: total, stars, place, amenities } = hotel;
  const show = (wire: string) => formatMoney(toMoney(wire), locale);
  const onSale = total === null && hotel.sale_percent > 0;
  const about = [...(stars ? [t('hotels.stars', { count: stars })] : []), ...(place ? [place] : [])];
  return (
    <ProductCard
      level={2}
      href={href(`/products/${hotel.slug}${query}`)}
      name={hotel.name}
      lang={langOf(hotel)}
      image={{ src: hotel.image ?? '' }}
      eager={eager}
      linkProps={{ 'aria-current': isSelected || undefined }}
      kicker={about.join(' · ')}
      price={{
        now: total === null ? t('price.from', { price: show(hotel.selling_price) }) : show(total),
        ...(onSale && { old: show(hotel.price), percent: formatPercent(-hotel.sale_percent, locale) }),
        labels: { now: t('price.now'), old: t('price.old') },
      }}
      note={[
        nights > 0 && total !== null ? t('hotels.forStay', { count: nights }) : t('hotels.perNight'),
        ...amenities.slice(0, 3).map(({ name }) => name),
      ].join('\u00A0· ')}
      rating={cardRating(hotel, t, locale)}
      badges={hotel.badges.map(({ name, tone }) => ({ text: name, tone: badgeTones[tone] }))}
      wish={wishes ? { label: t('actions.wish'), pressed: wished, onToggle: () => toggleWish(hotel.vid) } : undefined}
    />
  );
};
