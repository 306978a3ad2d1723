import { css } from '@emotion/react';
import type { Coupon } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, CopyIcon, QrPanel, StatusPill } from '@ortoo/ui';
import { FullScreenTicket } from './full-screen-ticket';
import { copy } from './share-ticket';
import { reportShared } from './report-shared';
import { useTicketFacts } from './use-ticket-facts';

const tones = { active: 'good', used: 'plain', expired: 'bad', cancelled: 'bad' } as const;

const CopyNumber = ({ number }: { number: string }) => {
  const t = useMessages();
  return (
    <Button
      kind="quiet"
      size="sm"
      icon={<CopyIcon />}
      onClick={() => void copy(number).then(outcome => reportShared(outcome, t('ticket.copied')))}
    >
      <span className="number">{number}</span>
      <span className="visually-hidden">: {t('actions.copy')}</span>
    </Button>
  );
};

/** A coupon or e-ticket with its code for the counter. */
export const CouponCard = ({ coupon, level = 3 }: { coupon: Coupon; level?: 2 | 3 }) => {
  const t = useMessages();
  const factsOf = useTicketFacts();
  const Heading = `h${level}` as const;
  const state = t(`coupon.state.${coupon.state}`);
  return (
    <article css={style} aria-label={coupon.name}>
      <QrPanel
        label={t('coupon.qr', { number: coupon.number })}
        caption={<CopyNumber number={coupon.number} />}
        overlay={coupon.state === 'active' ? undefined : state}
      >
        <img src={coupon.qr_url} alt={t('coupon.qr', { number: coupon.number })} width={220} height={220} />
      </QrPanel>
      <div className="words">
        <StatusPill tone={tones[coupon.state]}>{state}</StatusPill>
        <Heading>{coupon.name}</Heading>
        {factsOf(coupon).map(line => (
          <p key={line}>{line}</p>
        ))}
        {coupon.state === 'active' && <FullScreenTicket ticket={coupon} />}
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
    user-select: text;
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
  .words > button {
    margin-top: var(--space-1);
  }
`;
