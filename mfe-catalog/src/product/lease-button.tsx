import { css } from '@emotion/react';
import type { Money } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { lazyPart, useLateDialog, useLocale, useMessages } from '@ortoo/remote';

const LeaseDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "lease-dialog" */ './lease-dialog')).LeaseDialog,
  { when: 'use' },
);

interface LeaseButtonProps {
  price: Money;
  /** Lowest monthly instalment. */
  monthly: Money;
}

/** Monthly instalment, and a link to the calculator. */
export const LeaseButton = ({ price, monthly }: LeaseButtonProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { isRequested, button, dialog } = useLateDialog();
  return (
    <>
      <button type="button" css={style} {...button}>
        {t('product.lease', { amount: formatMoney(monthly, locale) })}
      </button>
      {isRequested && <LeaseDialog price={price} {...dialog} />}
    </>
  );
};

const style = css`
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--action);
  font-size: var(--text-sm);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;
`;
