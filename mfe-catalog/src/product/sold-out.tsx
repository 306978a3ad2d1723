import { useMessages, useTextsAtOnce } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';
import { useNow } from '../parts/use-now';
import type { VariantView } from './product-view.rules';
import { heldUntil } from './stock.rules';

const minute = 60_000;

/** Another buyer may still leave it: how soon is said once the clock, in whole minutes, and the texts are there. */
const HeldText = ({ until }: { until: string }) => {
  const t = useMessages();
  const now = useNow('minute');
  useTextsAtOnce();
  const left = now !== undefined && Math.max(1, Math.floor((Date.parse(until) - now) / minute));
  return (left && t('state.heldFor', { count: left })) || t('product.heldText');
};

interface SoldOutProps {
  /** Those that fit the selection; none can be bought. */
  variants: readonly VariantView[];
  /** Other variants can be bought. */
  hasOthers: boolean;
}

/** In place of the purchase: nothing is left, or the last piece is being paid for. */
export const SoldOut = ({ variants, hasOthers }: SoldOutProps) => {
  const t = useMessages();
  const until = heldUntil(variants);
  return (
    <InlineNotice tone="warn">
      {until ? <HeldText until={until} /> : t(hasOthers ? 'product.variantSoldOutText' : 'product.soldOutText')}
    </InlineNotice>
  );
};
