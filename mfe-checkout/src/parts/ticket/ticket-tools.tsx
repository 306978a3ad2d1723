import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Coupon } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, ButtonLink, CalendarIcon, Disclosure, InlineNotice, ShareIcon, TextField } from '@ortoo/ui';
import { PaperLink } from '../paper-link';
import { useErrorText } from '../use-error-text';
import { calendarOf } from './calendar.rules';
import { shareTicket } from './share-ticket';
import { reportShared } from './report-shared';
import { sendTicket } from './tickets.queries';
import { useTicketFacts } from './use-ticket-facts';

const SendForm = ({ ticket }: { ticket: Coupon }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const send = useMutation(sendTicket(ticket.id));
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await send.mutateAsync(email.trim()).catch(() => field.current?.focus());
  };
  return (
    <form noValidate onSubmit={event => void submit(event)} aria-label={t('ticket.send')}>
      <TextField
        label={t('fields.email')}
        hint={t('ticket.ownEmail')}
        optional={t('state.optional')}
        {...(send.error && { error: errorOf(send.error) })}
        type="email"
        inputMode="email"
        autoComplete="email"
        ref={field}
        value={email}
        onChange={event => {
          setEmail(event.target.value);
          send.reset();
        }}
      />
      <Button type="submit" kind="secondary" busy={send.isPending}>
        {t('actions.send')}
      </Button>
      {send.data && (
        <InlineNotice tone="good" announce>
          {t('ticket.sent', { email: send.data.email })}
        </InlineNotice>
      )}
    </form>
  );
};

/** Actions of a valid ticket: share, PDF, calendar. */
const GoodTicket = ({ ticket }: { ticket: Coupon }) => {
  const t = useMessages();
  const facts = useTicketFacts()(ticket);
  const { name, number } = ticket;
  const share = useMutation({
    mutationFn: () => shareTicket(ticket, [name, ...facts, number].join('\n')),
    onSuccess: outcome => reportShared(outcome, t('ticket.copied')),
  });
  const calendar = calendarOf(ticket, [...facts, number]);
  const which = <span className="visually-hidden">: {number}</span>;
  return (
    <>
      {calendar && (
        <ButtonLink
          kind="quiet"
          size="sm"
          icon={<CalendarIcon />}
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          download={`${number}.ics`}
        >
          {t('ticket.calendar')}
          {which}
        </ButtonLink>
      )}
      <Button kind="quiet" size="sm" icon={<ShareIcon />} busy={share.isPending} onClick={() => share.mutate()}>
        {t('actions.share')}
        {which}
      </Button>
    </>
  );
};

/** Actions of a ticket: PDF; while it is valid also calendar, share and email. */
export const TicketTools = ({ ticket }: { ticket: Coupon }) => {
  const t = useMessages();
  const isGood = ticket.state === 'active';
  return (
    <div css={style}>
      <div className="tools">
        <PaperLink kind="quiet" size="sm" href={ticket.pdf_url} number={ticket.number} />
        {isGood && <GoodTicket ticket={ticket} />}
      </div>
      {isGood && (
        <Disclosure summary={t('ticket.send')}>
          <SendForm ticket={ticket} />
        </Disclosure>
      )}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  > details {
    width: 100%;
  }
  form {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
  form > :not(button) {
    width: 100%;
  }
`;
