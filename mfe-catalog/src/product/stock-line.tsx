import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';
import type { VariantView } from './product-view.rules';
import { stockText } from './stock.rules';

const tones: Record<ReturnType<typeof stockText>['key'], StatusTone> = {
  inStock: 'good',
  low: 'waiting',
  preOrder: 'moving',
  backorder: 'moving',
  held: 'waiting',
  soldOut: 'bad',
};

interface StockLineProps {
  variants: readonly VariantView[];
  /** Arrival date of a pre-order. */
  arrives: string | null | undefined;
}

/** Stock as text. */
export const StockLine = ({ variants, arrives }: StockLineProps) => {
  const t = useMessages();
  const locale = useLocale();
  const line = stockText(variants, arrives);
  const text = () => {
    if (line.key === 'low') return t('state.lowStock', { count: line.count });
    if (line.key === 'preOrder') return t('product.preOrder', { date: formatDate(line.date, locale, 'day') });
    return t(line.key === 'backorder' || line.key === 'held' ? `product.${line.key}` : `state.${line.key}`);
  };
  return (
    <span aria-live="polite">
      <StatusPill tone={tones[line.key]}>{text()}</StatusPill>
    </span>
  );
};
