import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Coupon } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, ButtonLink, Disclosure, InlineNotice, PrinterIcon, TextField } from '@ortoo/ui';
import { useRefusal } from '../parts/use-refusal';
import { sendTicket } from './tickets.queries';

const SendForm = ({ ticket }: { ticket: Coupon }) => {
  const t = useMessages();
  const refusalOf = useRefusal();
  const send = useMutation(sendTicket(useQueryClient(), ticket.id));
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
        {...(send.error && { error: refusalOf(send.error) })}
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

/** A ticket on paper, and by email while it is good. */
export const TicketTools = ({ ticket }: { ticket: Coupon }) => {
  const t = useMessages();
  return (
    <div css={style}>
      <ButtonLink kind="secondary" href={ticket.pdf_url} target="_blank" rel="noopener" icon={<PrinterIcon />}>
        {t('receipt.pdf')}
        <span className="visually-hidden">: {ticket.number}</span>
      </ButtonLink>
      {ticket.state === 'active' && (
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
