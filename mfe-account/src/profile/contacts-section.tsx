import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactState, Credentials } from '@ortoo/contracts';
import { formatPhone } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { showToast, warnOf } from '@ortoo/stores';
import { Button, Panel, Section, StatusPill, type StatusTone } from '@ortoo/ui';
import { ContactForm } from './contact-form';
import { sendConfirmation } from '../parts/credentials.queries';

const tones = { confirmed: 'good', waiting: 'waiting', not_confirmed: 'bad' } as const satisfies Record<
  ContactState,
  StatusTone
>;

const State = ({ state }: { state: ContactState }) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`contacts.state.${state}`)}</StatusPill>;
};

/** What the user can sign in with, and whether it is known to be the user's. */
export const ContactsSection = ({ credentials: { phone, email } }: { credentials: Credentials }) => {
  const t = useMessages();
  const [changing, setChanging] = useState<'phone' | 'email'>();
  const { mutate, isPending } = useMutation(sendConfirmation);
  const send = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ tone: 'success', text: t('contacts.sent') }),
      onError: warnOf,
    });
  return (
    <Section title={t('contacts.title')} text={t('contacts.text')}>
      <Panel>
        <dl css={style}>
          <div>
            <dt>{t('fields.phone')}</dt>
            <dd>
              {phone && (
                <>
                  {formatPhone(phone.number)} <State state={phone.state} />
                </>
              )}
              {changing !== 'phone' && (
                <Button kind="quiet" size="sm" onClick={() => setChanging('phone')}>
                  {t(phone ? 'contacts.changePhone' : 'contacts.addPhone')}
                </Button>
              )}
            </dd>
            {changing === 'phone' && (
              <dd>
                <ContactForm kind="phone" isOnly={!email} onDone={() => setChanging(undefined)} />
              </dd>
            )}
          </div>
          <div>
            <dt>{t('fields.email')}</dt>
            <dd>
              {email && (
                <>
                  {email.address} <State state={email.state} />
                </>
              )}
              {email && email.state !== 'confirmed' && (
                <Button kind="secondary" size="sm" busy={isPending} onClick={send}>
                  {t(email.state === 'waiting' ? 'contacts.sendAgain' : 'contacts.send')}
                </Button>
              )}
              {changing !== 'email' && (
                <Button kind="quiet" size="sm" onClick={() => setChanging('email')}>
                  {t(email ? 'contacts.changeEmail' : 'contacts.addEmail')}
                </Button>
              )}
            </dd>
            {changing === 'email' && (
              <dd>
                <ContactForm kind="email" onDone={() => setChanging(undefined)} />
              </dd>
            )}
          </div>
        </dl>
      </Panel>
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  dt {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    overflow-wrap: anywhere;
  }
`;
