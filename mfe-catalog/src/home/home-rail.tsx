import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Rail } from '@ortoo/contracts';
import { failedPart, lazyPart, useLocale, useMessages } from '@ortoo/remote';
import { cardsQuery } from '../parts/cards.queries';
import { FailedList } from '../parts/failed-list';
import { ProductRail } from '../parts/product-rail';
import { BrandsRail, BrandRailSkeleton, LookBooksRail } from './brand-rail';
import { cardsOfRail, firstCards, isOfProducts, type ProductsRail } from '../parts/rails.rules';

const ProductsOf = ({ rail }: { rail: ProductsRail }) => {
  const t = useMessages();
  const locale = useLocale();
  const [isRequested, want] = useState(false);
  const whole = useQuery({ ...cardsQuery(cardsOfRail(rail), locale), enabled: isRequested && rail.size > firstCards });
  const first = useQuery(cardsQuery(cardsOfRail(rail, firstCards), locale));
  const cards = whole.data ?? first.data;
  if (first.isError && !cards) return <FailedList {...failedPart(t, first)} />;
  if (cards?.length === 0) return null;
  return (
    <div onPointerEnter={() => want(true)} onFocus={() => want(true)}>
      <ProductRail title={rail.title} cards={cards} seeAll={rail.url} />
    </div>
  );
};

/** A rail of the site's configuration; an empty one is not shown. */
export const HomeRail = ({ rail }: { rail: Rail }) => {
  if (isOfProducts(rail)) return <ProductsOf rail={rail} />;
  return rail.kind === 'brands' ? <BrandsRail rail={rail} /> : <LookBooksRail rail={rail} />;
};

const RailRoom = ({ rail }: { rail: Rail }) => {
  if (isOfProducts(rail)) return <ProductRail title={rail.title} seeAll={rail.url} />;
  return <BrandRailSkeleton rail={rail} of={rail.kind === 'brands' ? 'brands' : 'lookBooks'} />;
};

/** A rail below the first screen: its code is that of the others, its data waits. */
export const LaterRail = lazyPart(async () => HomeRail, { when: 'visible', Fallback: RailRoom });
