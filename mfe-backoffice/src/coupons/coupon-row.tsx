import { css } from '@emotion/react';
import type { StaffCoupon } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, DefinitionList, Disclosure, StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<StaffCoupon['state'], StatusTone> = {
  active: 'good',
  used: 'waiting',
  expired: 'bad',
  cancelled: 'plain',
};

interface CouponRowProps {
  coupon: StaffCoupon;
  busy: boolean;
  onUse: (number: string) => void;
}

/** One coupon with its state; expanded, its buyer and the button to mark it as used. */
export const CouponRow = ({ coupon, busy, onUse }: CouponRowProps) => {
  const t = useMessages();
  const locale = useLocale();
  const used = coupon.used_at && [formatDateTime(coupon.used_at, locale), coupon.used_where, coupon.used_by];
  const facts = [
    { term: t('coupon.options'), value: coupon.options_text },
    { term: t('coupon.buyer'), value: [coupon.buyer_name, coupon.buyer_phone].filter(Boolean).join(', ') },
    { term: t('coupon.order'), value: coupon.order_number },
    { term: t('coupon.store'), value: coupon.store_name },
    { term: t('coupon.validUntil'), value: formatDate(coupon.valid_until, locale) },
    { term: t('coupon.used'), value: used && used.filter(Boolean).join(' · ') },
  ];
  return (
    <Disclosure
      name="coupons"
      summary={
        <span css={summaryStyle}>
          <span>{coupon.name}</span>
          <span className="number">{coupon.number}</span>
        </span>
      }
      end={<StatusPill tone={tones[coupon.state]}>{t(`state.${coupon.state}`)}</StatusPill>}
    >
      <div css={contentStyle}>
        <DefinitionList items={facts} />
        {coupon.state === 'active' && (
          <Button busy={busy} onClick={() => onUse(coupon.number)}>
            {t('scan.use')}
            <span className="visually-hidden">: {coupon.number}</span>
          </Button>
        )}
      </div>
    </Disclosure>
  );
};

const summaryStyle = css`
  display: grid;
  padding-block: var(--space-1);
  overflow-wrap: anywhere;
  .number {
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 450;
  }
`;

const contentStyle = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`;
