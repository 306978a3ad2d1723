import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages, useNavigate } from '@ortoo/remote';
import { Button, Disclosure, Stack, TextField } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { SignIn } from '../parts/sign-in';
import { phoneFault, shownPhone } from './address.rules';
import { saveContact } from './checkout.mutations';
import { emailFault, type Contact } from './contact.rules';
import { formStyle } from './form-style';
import { contactDraft } from './tab-draft.store';
import { useFault } from './use-fault';
import { useSavedInput } from './use-saved-input';

const ContactForm = ({ order }: { order: Order }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const save = useMutation(saveContact(order.number));
  const form = useForm<Contact>({
    defaultValues: { email: order.email ?? '', phone: shownPhone(order.phone), ...contactDraft.of(order.number) },
  });
  useSavedInput(form, values => contactDraft.save(order.number, values));
  const { register, handleSubmit, setError, formState } = form;
  const fault = useFault(formState.errors);
  const submit = handleSubmit(async ({ email, phone }) => {
    try {
      await save.mutateAsync({ email: email.trim(), phone: phone.trim() });
      contactDraft.drop();
      void navigate('/checkout');
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      for (const name of ['phone', 'email'] as const) {
        const message = error.fields[name];
        if (message) setError(name, { message }, { shouldFocus: true });
      }
    }
  });
  return (
    <form css={formStyle} noValidate onSubmit={event => void submit(event)} aria-label={t('checkout.contact')}>
      {!formState.isSubmitting && Object.keys(formState.errors).length === 0 && <FailedCommand error={save.error} />}
      <TextField
        label={t('fields.email')}
        hint={t('contact.emailHint')}
        error={fault('email')}
        type="email"
        autoComplete="email"
        maxLength={200}
        required
        {...register('email', { validate: emailFault })}
      />
      <TextField
        label={t('fields.phone')}
        hint={t('contact.phoneHint')}
        error={fault('phone')}
        inputMode="tel"
        autoComplete="tel"
        required
        {...register('phone', { validate: phoneFault })}
      />
      <Button type="submit" size="lg" busy={formState.isSubmitting}>
        {t('actions.continue')}
      </Button>
    </form>
  );
};

/** Email address and phone number of a guest, or signing in after all. */
export const ContactStep = ({ order }: { order: Order }) => {
  const t = useMessages();
  return (
    <Stack gap={3}>
      <ContactForm order={order} />
      <Disclosure summary={t('contact.haveAccount')}>
        <SignIn next="/checkout" />
      </Disclosure>
    </Stack>
  );
};
