import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Rail as RailConfig } from '@ortoo/contracts';
import { failedPart, useHref, useMessages } from '@ortoo/remote';
import { Rail, Skeleton } from '@ortoo/ui';
import { BrandTile } from '../parts/brand-tile';
import { FailedList } from '../parts/failed-list';
import { brandsQuery, lookBooksQuery } from '../parts/brands.queries';
import { LookBookTile } from '../parts/look-book-tile';

type Configured = Pick<RailConfig, 'title' | 'url' | 'size'>;

const widths = { brands: '11rem', lookBooks: '24rem' };
const heights = { brands: '13rem', lookBooks: '24rem' };

interface BrandRailProps {
  rail: Configured;
  of: keyof typeof widths;
  children: ReactNode;
}

const BrandRail = ({ rail, of, children }: BrandRailProps) => {
  const t = useMessages();
  const href = useHref();
  return (
    <div css={style} data-of={of}>
      <Rail
        title={rail.title}
        item={widths[of]}
        seeAll={{ href: href(rail.url), label: t('actions.seeAll') }}
        arrows={{ previous: t('actions.previous'), next: t('actions.next') }}
      >
        {children}
      </Rail>
    </div>
  );
};

/** Placeholder of a rail of brands or look books. */
export const BrandRailSkeleton = ({ rail, of }: Omit<BrandRailProps, 'children'>) => (
  <BrandRail rail={rail} of={of}>
    {Array.from({ length: 4 }, (_, at) => (
      <Skeleton key={at} height={heights[of]} round />
    ))}
  </BrandRail>
);

interface TilesProps extends Omit<BrandRailProps, 'children'> {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  tiles: ReactNode[] | undefined;
}

const Tiles = ({ rail, of, query, tiles }: TilesProps) => {
  const t = useMessages();
  if (query.isError && !tiles) return <FailedList {...failedPart(t, query)} />;
  if (!tiles) return <BrandRailSkeleton rail={rail} of={of} />;
  if (tiles.length === 0) return null;
  return (
    <BrandRail rail={rail} of={of}>
      {tiles.slice(0, rail.size)}
    </BrandRail>
  );
};

/** Brands, by descending number of products on sale. */
export const BrandsRail = ({ rail }: { rail: Configured }) => {
  const query = useQuery(brandsQuery());
  const brands = query.data?.toSorted((a, b) => b.products_count - a.products_count);
  const tiles = brands?.map(brand => <BrandTile key={brand.id} brand={brand} sizes="7rem" />);
  return <Tiles rail={rail} of="brands" query={query} tiles={tiles} />;
};

export const LookBooksRail = ({ rail }: { rail: Configured }) => {
  const query = useQuery(lookBooksQuery());
  const tiles = query.data?.map(book => (
    <LookBookTile key={book.id} book={book} sizes="(min-width: 560px) 384px, 78vw" level={3} />
  ));
  return <Tiles rail={rail} of="lookBooks" query={query} tiles={tiles} />;
};

/** A look book is wider than a product on a phone. */
const style = css`
  &[data-of='lookBooks'] ul {
    grid-auto-columns: min(78vw, var(--item));
  }
`;
