import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';
import type { VariantView } from './product-view.rules';
import { stockWords } from './stock.rules';

const tones: Record<ReturnType<typeof stockWords>['key'], StatusTone> = {
  inStock: 'good',
  low: 'waiting',
  preOrder: 'moving',
  backorder: 'moving',
  soldOut: 'bad',
};

interface StockLineProps {
  variants: readonly VariantView[];
  /** When it comes, of what is sold in advance. */
  arrives: string | null | undefined;
}

/** Stock in words. */
export const StockLine = ({ variants, arrives }: StockLineProps) => {
  const t = useMessages();
  const locale = useLocale();
  const words = stockWords(variants, arrives);
  const text = () => {
    if (words.key === 'low') return t('state.lowStock', { count: words.count });
    if (words.key === 'preOrder') return t('product.preOrder', { date: formatDate(words.date, locale, 'day') });
    return t(words.key === 'backorder' ? 'product.backorder' : `state.${words.key}`);
  };
  return (
    <span aria-live="polite">
      <StatusPill tone={tones[words.key]}>{text()}</StatusPill>
    </span>
  );
};
