import { css } from '@emotion/react';
import { useState } from 'react';
import type { Coupon } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useWakeLock } from '@ortoo/remote/use-wake-lock';
import { Button, FullView, QrCodeIcon, QrPanel } from '@ortoo/ui';
import { useTicketFacts } from './use-ticket-facts';

/** Opens one ticket on the full screen, which stays on. */
export const FullScreenTicket = ({ ticket }: { ticket: Coupon }) => {
  const t = useMessages();
  const factsOf = useTicketFacts();
  const [open, setOpen] = useState(false);
  useWakeLock(open);
  const label = t('coupon.qr', { number: ticket.number });
  return (
    <>
      <Button size="sm" icon={<QrCodeIcon />} onClick={() => setOpen(true)}>
        {t('ticket.bright')}
        <span className="visually-hidden">: {ticket.number}</span>
      </Button>
      <FullView open={open} onClose={() => setOpen(false)} title={ticket.name} closeLabel={t('actions.close')}>
        <div css={style}>
          <QrPanel
            large
            label={label}
            overlay={ticket.state === 'active' ? undefined : t(`coupon.state.${ticket.state}`)}
            caption={<strong>{ticket.number}</strong>}
          >
            <img src={ticket.qr_url} alt="" width={360} height={360} />
          </QrPanel>
          {factsOf(ticket).map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </FullView>
    </>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  width: min(26rem, 100%);
  figure {
    margin-bottom: var(--space-1);
  }
  figure > .code {
    width: min(100%, 26rem, 58dvh);
    box-shadow: none;
  }
  strong {
    color: var(--ink);
    font-size: var(--text-xl);
    letter-spacing: 0.06em;
  }
  p {
    color: var(--ink-soft);
  }
`;
