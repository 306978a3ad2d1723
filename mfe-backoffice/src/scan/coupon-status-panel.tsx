import { css } from '@emotion/react';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, CircleCheckIcon, ClockIcon, CloseIcon, QrCodeIcon, TriangleAlertIcon } from '@ortoo/ui';
import type { CouponStatus } from './coupon-status.rules';

const icons = { good: CircleCheckIcon, used: TriangleAlertIcon, bad: CloseIcon };

const Details = ({ status }: { status: CouponStatus }) => {
  const t = useMessages();
  const locale = useLocale();
  switch (status.kind) {
    case 'granted':
      return (
        <>
          <p className="name">{status.coupon.name}</p>
          <p>{[status.coupon.options_text, status.coupon.buyer_name].filter(Boolean).join(' · ')}</p>
          <p>{t('couponStatus.grantedText')}</p>
        </>
      );
    case 'used': {
      const { used_at, used_by, used_where } = status.used;
      return (
        <>
          {used_at && <p className="name">{t('couponStatus.usedAt', { when: formatDateTime(used_at, locale) })}</p>}
          {used_where && <p>{t('couponStatus.usedWhere', { where: used_where })}</p>}
          {used_by && <p>{t('couponStatus.usedBy', { name: used_by })}</p>}
        </>
      );
    }
    case 'unknown':
      return <p>{t('couponStatus.unknownText')}</p>;
    case 'offline':
      return <p>{t('couponStatus.offlineText')}</p>;
    default:
      return null;
  }
};

interface CouponStatusPanelProps {
  status: CouponStatus | undefined;
  /** The current or last checked code. */
  reference: string | undefined;
  busy: boolean;
  onRetry: () => void;
}

/** The result, readable from an arm's length; its height is constant, so that nothing moves. */
export const CouponStatusPanel = ({ status, reference, busy, onRetry }: CouponStatusPanelProps) => {
  const t = useMessages();
  const Icon = busy ? ClockIcon : status ? icons[status.tone] : QrCodeIcon;
  const canRetry = status?.kind === 'offline' || status?.kind === 'failed';
  const title = busy ? t('couponStatus.checking') : status ? t(`couponStatus.${status.kind}`) : t('couponStatus.ready');
  return (
    <div css={style} data-tone={busy ? undefined : status?.tone}>
      <Icon aria-hidden="true" />
      <div className="words" role="alert">
        <strong>{title}</strong>
        {!busy && status && <Details status={status} />}
        {!busy && !status && <p>{t('couponStatus.readyText')}</p>}
        {reference && <p>{reference}</p>}
      </div>
      {!busy && canRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      )}
    </div>
  );
};

// Signal colours are the same in every theme, so they are no theme tokens.
const style = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-1);
  min-height: 10.5rem;
  padding: var(--space-2);
  border-radius: var(--radius-xl);
  background: var(--sand);
  color: var(--ink);
  text-align: center;
  overflow-wrap: anywhere;
  &[data-tone='good'] {
    background: #14703f;
    color: #fff;
  }
  &[data-tone='used'] {
    background: #ff9f2e;
    color: #2b1500;
  }
  &[data-tone='bad'] {
    background: #b3211a;
    color: #fff;
  }
  > svg {
    width: 3rem;
    height: 3rem;
    stroke-width: 2.25;
  }
  .words {
    display: grid;
    gap: 0.25rem;
    justify-items: center;
  }
  strong {
    font-size: var(--text-2xl);
    font-weight: 700;
    line-height: 1.15;
  }
  .name {
    font-size: var(--text-lg);
    font-weight: 600;
  }
  @media (min-width: 992px) {
    padding: var(--space-4);
    > svg {
      width: 5rem;
      height: 5rem;
    }
    strong {
      font-size: var(--text-3xl);
    }
  }
`;
