import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { StaffPromotionTerms } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { previewPromotionMutation } from './promotions.mutations';

interface PromotionPreviewProps {
  /** The typed terms; undefined when they are not complete, which the form then shows. */
  terms: () => StaffPromotionTerms | undefined;
}

/** What the typed terms would have taken off the last paid orders. */
export const PromotionPreview = ({ terms }: PromotionPreviewProps) => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const { mutate, data, error, isPending } = useMutation(previewPromotionMutation);
  const preview = () => {
    const typed = terms();
    if (typed) mutate(typed);
  };
  return (
    <section css={style} aria-label={t('promotions.preview')}>
      <Button kind="secondary" size="sm" busy={isPending} onClick={preview}>
        {t('promotions.preview')}
      </Button>
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      <div role="status">
        {data && (
          <>
            <p>
              {t('promotions.previewText', {
                fitting: data.fitting,
                orders: data.orders,
                amount: moneyText(data.taken_off, locale),
              })}
            </p>
            <ul>
              {data.examples.map(({ order_number: number, total, taken_off }) => (
                <li key={number}>
                  <span>{number}</span>
                  <span>{t('promotions.previewOrder', { total: moneyText(total, locale) })}</span>
                  <strong>−{moneyText(taken_off, locale)}</strong>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  padding: var(--space-1-5);
  border-radius: var(--radius);
  background: var(--sand);
  font-size: var(--text-sm);
  [role='status'] {
    width: 100%;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-1);
    padding-block: 0.375rem;
    border-top: 1px solid var(--line);
  }
`;
