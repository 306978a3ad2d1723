import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';
import type { VariantView } from './product-view.rules';
import { stockWords } from './stock.rules';

const tones: Record<ReturnType<typeof stockWords>['key'], StatusTone> = {
  inStock: 'good',
  low: 'waiting',
  backorder: 'moving',
  soldOut: 'bad',
};

/** Stock in words. */
export const StockLine = ({ variants }: { variants: readonly VariantView[] }) => {
  const t = useMessages();
  const words = stockWords(variants);
  return (
    <span aria-live="polite">
      <StatusPill tone={tones[words.key]}>
        {words.key === 'low'
          ? t('state.lowStock', { count: words.count })
          : t(words.key === 'backorder' ? 'product.backorder' : `state.${words.key}`)}
      </StatusPill>
    </span>
  );
};
