import { css } from '@emotion/react';
import { contactTopics, shopApiPrefix, type ContactTopic } from '@ortoo/contracts';
import { sendContactForm as endpoint } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { Button, ErrorNotice, InlineNotice, Panel, Select, TextArea, TextField } from '@ortoo/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { sendContactForm } from './contact.mutations';
import { contactTokenQuery } from './contact.queries';

const faults = [
  'INVALID',
  'EMAIL_FORMAT',
  'PHONE_FORMAT',
  'CONTACT_WAY',
  'FORM_FAST',
  'FORM_EXPIRED',
  'TOO_MANY_REQUESTS',
] as const;

/** What the server said to a browser that sent the form without script: it is in the address. */
const usePlainOutcome = () => {
  const t = useMessages();
  const outcome = useSearchParams()[0].get('contact');
  const fault = faults.find(code => code === outcome);
  return {
    isSent: outcome === 'sent' || outcome === 'copied',
    isCopied: outcome === 'copied',
    fault: fault && `${t(`contact.fault.${fault}`)} ${t('contact.back')}`,
  };
};

const Sent = ({ isCopied, onAnother }: { isCopied: boolean; onAnother: () => void }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <InlineNotice
      announce
      tone="good"
      title={t('contact.sentTitle')}
      action={
        <a
          href={href('/pages/contact')}
          onClick={event => {
            event.preventDefault();
            onAnother();
          }}
        >
          {t('contact.another')}
        </a>
      }
    >
      {t(isCopied ? 'contact.copied' : 'contact.sent')}
    </InlineNotice>
  );
};

const bodyOf = (form: HTMLFormElement, token: string) => {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    ...{ name: read('name'), email: read('email'), phone: read('phone'), order_number: read('order_number') },
    ...{ topic: read('topic') as ContactTopic, message: read('message'), website: read('website'), token },
  };
};

const Fields = ({ errorOf }: { errorOf: (name: string) => { error?: string } }) => {
  const t = useMessages();
  return (
    <>
      <TextField
        label={t('contact.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        {...errorOf('name')}
      />
      <div className="pair">
        <TextField
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          hint={t('contact.emailHint')}
          {...errorOf('email')}
        />
        <TextField
          label={t('fields.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          hint={t('contact.way')}
          {...errorOf('phone')}
        />
      </div>
      <div className="pair">
        <Select
          label={t('contact.topic')}
          name="topic"
          options={contactTopics.map(value => ({ value, label: t(`contact.topics.${value}`) }))}
          {...errorOf('topic')}
        />
        <TextField
          label={t('contact.order')}
          name="order_number"
          optional={t('state.optional')}
          autoComplete="off"
          maxLength={20}
          placeholder="R123456789"
          {...errorOf('order_number')}
        />
      </div>
      <TextArea
        label={t('contact.message')}
        name="message"
        required
        rows={6}
        maxLength={4000}
        {...errorOf('message')}
      />
      <div className="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label={t('contact.trap')} />
      </div>
    </>
  );
};

/** The contact form. Without script the browser sends it itself, and the page says what became of it. */
export const ContactForm = () => {
  const t = useMessages();
  const href = useHref();
  const { data } = useQuery(contactTokenQuery());
  const send = useMutation(sendContactForm);
  const [search, setSearch] = useSearchParams();
  const plain = usePlainOutcome();
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  const errorOf = (name: string) => (fields[name] ? { error: fields[name] } : {});
  const again = () => {
    send.reset();
    if (search.has('contact')) setSearch({}, { replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(bodyOf(event.currentTarget, data?.token ?? ''));
  };
  const isSent = send.isSuccess || plain.isSent;
  return (
    <Panel as="section" css={style} aria-labelledby="contact-form">
      <h2 id="contact-form">{t('contact.title')}</h2>
      {isSent ? (
        <Sent isCopied={send.data?.copied ?? plain.isCopied} onAnother={again} />
      ) : (
        <form method="post" action={shopApiPrefix + endpoint.path} onSubmit={submit}>
          <p className="soft">{t('contact.text')}</p>
          <ErrorNotice>{plain.fault}</ErrorNotice>
          <Fields errorOf={errorOf} />
          <input type="hidden" name="token" value={data?.token ?? ''} />
          <input type="hidden" name="return_to" value={href('/pages/contact')} />
          <ErrorNotice>{Object.keys(fields).length === 0 ? send.error?.message : undefined}</ErrorNotice>
          <Button type="submit" busy={send.isPending}>
            {t('actions.send')}
          </Button>
        </form>
      )}
    </Panel>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  width: min(44rem, 100%);
  margin: var(--space-2) auto 0;
  form {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
  }
  form > *:not(button) {
    width: 100%;
  }
  .pair {
    display: grid;
    gap: var(--space-2);
    align-items: end;
  }
  @media (min-width: 640px) {
    .pair {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
  .trap {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
