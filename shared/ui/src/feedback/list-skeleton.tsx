import { ProductCardSkeleton } from '../product/product-card-skeleton';
import { ProductGrid } from '../product/product-grid';
import { SkeletonPage } from './skeleton-page';

export type ListSkeletonProps = { label: string; count?: number };

/** Placeholder of a listing. */
export function ListSkeleton({ label, count = 8 }: ListSkeletonProps) {
  return (
    <SkeletonPage label={label}>
      <ProductGrid>
        {Array.from({ length: count }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </ProductGrid>
    </SkeletonPage>
  );
}
