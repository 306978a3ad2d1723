import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, Cluster, ErrorNotice, TextField } from '@ortoo/ui';
import { codeFault, loginFault, repetitionFault } from '../parts/credentials.rules';
import { useFormCommand } from '../parts/use-form-command';
import { confirmNewContact, sendContactCode } from './contact.mutations';

interface ContactFormProps {
  kind: 'phone' | 'email';
  /** It will be the only way to reach the user: it is typed twice. */
  isOnly?: boolean;
  onDone: () => void;
}

interface Requested {
  login: string;
  token: string;
}

const fields = {
  phone: { inputMode: 'tel', autoComplete: 'tel', maxLength: 24 },
  email: { type: 'email', autoComplete: 'email', maxLength: 200 },
} as const;

const NewContact = ({
  kind,
  isOnly,
  onDone,
  onRequested,
}: ContactFormProps & { onRequested: (requested: Requested) => void }) => {
  const t = useMessages();
  const send = useMutation(sendContactCode);
  const form = useForm({ defaultValues: { login: '', repetition: '' } });
  const { submit, failure } = useFormCommand(form, async ({ login }) => {
    const { token } = await send.mutateAsync(login);
    onRequested({ login, token });
  });
  const faultOf = (value: string): string | undefined => {
    if (value.trim() === '') return t('errors.required');
    const isOfKind = value.includes('@') === (kind === 'email');
    const fault = isOfKind ? loginFault(value) : `signIn.fault.${kind}`;
    return fault && t(fault);
  };
  return (
    <form css={style} noValidate onSubmit={event => void submit(event)} aria-label={t(`contacts.new.${kind}`)}>
      <ErrorNotice>{failure}</ErrorNotice>
      <TextField
        label={t(`contacts.new.${kind}`)}
        hint={t('contacts.newHint')}
        error={form.formState.errors.login?.message}
        autoFocus
        required
        {...fields[kind]}
        {...form.register('login', { validate: faultOf })}
      />
      {isOnly && (
        <TextField
          label={t('contacts.repeat')}
          hint={t('contacts.repeatHint')}
          error={form.formState.errors.repetition?.message}
          required
          {...fields[kind]}
          autoComplete="off"
          {...form.register('repetition', {
            validate: (value, { login }) => {
              const fault = repetitionFault(value, login);
              return fault && t(fault);
            },
          })}
        />
      )}
      <Cluster>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('contacts.getCode')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('actions.cancel')}
        </Button>
      </Cluster>
    </form>
  );
};

const Code = ({
  requested: { login, token },
  onDone,
  onBack,
}: {
  requested: Requested;
  onDone: () => void;
  onBack: () => void;
}) => {
  const t = useMessages();
  const confirm = useMutation(confirmNewContact);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { submit, failure } = useFormCommand(form, async ({ code }) => {
    await confirm.mutateAsync({ token, code: code.trim() });
    showToast({ tone: 'success', text: t('contacts.changed') });
    onDone();
  });
  return (
    <form css={style} noValidate onSubmit={event => void submit(event)} aria-label={t('code.label')}>
      <p>{t('code.text', { login })}</p>
      <TextField
        label={t('code.label')}
        error={form.formState.errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
        required
        {...form.register('code', {
          validate: value => {
            const fault = codeFault(value);
            return fault && t(fault);
          },
        })}
      />
      <ErrorNotice>{failure}</ErrorNotice>
      <Cluster>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('actions.confirm')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('contacts.other')}
        </Button>
      </Cluster>
    </form>
  );
};

/** Another phone number or email address, in two steps: where it is, and the code that was sent there. */
export const ContactForm = ({ kind, isOnly, onDone }: ContactFormProps) => {
  const [requested, setRequested] = useState<Requested>();
  return requested ? (
    <Code requested={requested} onDone={onDone} onBack={() => setRequested(undefined)} />
  ) : (
    <NewContact {...{ kind, isOnly, onDone }} onRequested={setRequested} />
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  max-width: 28rem;
`;
