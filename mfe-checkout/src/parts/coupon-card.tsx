import { css } from '@emotion/react';
import type { Coupon } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { QrPanel, StatusPill } from '@ortoo/ui';

const tones = { active: 'good', used: 'plain', expired: 'bad', cancelled: 'bad' } as const;

/** A coupon or e-ticket with its code, ready to be shown at the counter. */
export const CouponCard = ({ coupon, level = 3 }: { coupon: Coupon; level?: 2 | 3 }) => {
  const t = useMessages();
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const state = t(`coupon.state.${coupon.state}`);
  return (
    <article css={style} aria-label={coupon.name}>
      <QrPanel
        label={t('coupon.qr', { number: coupon.number })}
        caption={<span className="number">{coupon.number}</span>}
        overlay={coupon.state === 'active' ? undefined : state}
      >
        <img src={coupon.qr_url} alt={t('coupon.qr', { number: coupon.number })} width={220} height={220} />
      </QrPanel>
      <div className="words">
        <StatusPill tone={tones[coupon.state]}>{state}</StatusPill>
        <Heading>{coupon.name}</Heading>
        {coupon.options_text && <p>{coupon.options_text}</p>}
        <p>{[coupon.store_name, coupon.place].filter(Boolean).join(' · ')}</p>
        {coupon.event_at && <p>{formatDateTime(coupon.event_at, locale)}</p>}
        <p>{t('coupon.validUntil', { date: formatDate(coupon.valid_until, locale) })}</p>
      </div>
    </article>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-3);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  .number {
    font-weight: 680;
    letter-spacing: 0.06em;
  }
  .words {
    display: grid;
    gap: 0.375rem;
    justify-items: start;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .words > :is(h2, h3) {
    color: var(--ink);
    font-size: var(--text-lg);
  }
`;
