import { useState } from 'react';
import { css } from '@emotion/react';
import { toMoney, type HotelCard } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { lazyPart, paginationTexts, useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, ListIcon, MapPinIcon, Pagination, ProductGrid } from '@ortoo/ui';
import { HotelTile } from './hotel-tile';
import { type HotelsState, writeHotels } from './hotels-state.rules';

const HotelMap = lazyPart(async () => (await import(/* webpackChunkName: "hotel-map" */ './hotel-map')).HotelMap, {
  when: 'use',
});

interface HotelResultsProps {
  hotels: readonly HotelCard[];
  state: HotelsState;
  pages: number;
  /** Nights of the requested stay; 0 without dates. */
  nights: number;
  /** Query that passes the stay to a hotel's own page. */
  query: string;
  isWaiting: boolean;
}

/** Hotels as cards and, on request, as points on a map above them. */
export const HotelResults = ({ hotels, state, pages, nights, query, isWaiting }: HotelResultsProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const [hasMap, setHasMap] = useState(false);
  const [selected, select] = useState<string>();
  const priceOf = ({ stay_total: total, selling_price: night }: HotelCard) =>
    total === null
      ? t('price.from', { price: formatMoney(toMoney(night), locale) })
      : formatMoney(toMoney(total), locale);
  return (
    <div css={style} data-waiting={isWaiting || undefined}>
      <Button
        kind="secondary"
        size="sm"
        icon={hasMap ? <ListIcon /> : <MapPinIcon />}
        aria-expanded={hasMap}
        onPointerEnter={() => void HotelMap.load().catch(() => undefined)}
        onClick={() => setHasMap(!hasMap)}
      >
        {t(hasMap ? 'map.hide' : 'map.show')}
      </Button>
      {hasMap && (
        <HotelMap
          selected={selected}
          onSelect={select}
          points={hotels.flatMap(hotel =>
            hotel.location
              ? [
                  {
                    slug: hotel.slug,
                    name: hotel.name,
                    text: priceOf(hotel),
                    location: hotel.location,
                    href: href(`/products/${hotel.slug}${query}`),
                  },
                ]
              : [],
          )}
        />
      )}
      <ProductGrid label={t('hotels.title')} tight>
        {hotels.map((hotel, at) => (
          <HotelTile
            key={hotel.id}
            hotel={hotel}
            nights={nights}
            query={query}
            eager={at < 2}
            isSelected={hotel.slug === selected}
          />
        ))}
      </ProductGrid>
      {pages > 1 && (
        <Pagination
          {...paginationTexts(t)}
          page={state.page}
          pages={pages}
          hrefOf={page => href(`/hotels${writeHotels({ ...state, page })}`)}
        />
      )}
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  > button {
    justify-self: start;
  }
  article:has([aria-current]) {
    border-radius: var(--radius-lg);
    outline: 3px solid var(--gold);
    outline-offset: 6px;
  }
  &[data-waiting] {
    opacity: 0.55;
    transition: opacity var(--quick);
  }
`;
