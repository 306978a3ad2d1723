import type { RefObject } from 'react';
import { useMessages } from '@ortoo/remote';
import { Section, TextField } from '@ortoo/ui';
import type { useContact } from './use-contact';

interface ContactFieldProps {
  contact: ReturnType<typeof useContact>;
  input: RefObject<HTMLInputElement | null>;
}

/** Email field for a guest's purchases. */
export const ContactField = ({ contact, input }: ContactFieldProps) => {
  const t = useMessages();
  return (
    <Section title={t('contact.title')}>
      <TextField
        ref={input}
        label={t('contact.email')}
        hint={t('contact.hint')}
        error={contact.error}
        type="email"
        autoComplete="email"
        maxLength={200}
        required
        value={contact.email}
        onChange={event => contact.change(event.target.value)}
      />
    </Section>
  );
};
