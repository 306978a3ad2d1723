import { useForm } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import type { ReactNode } from 'react';
import { useFormCommand } from '../parts/use-form-command';
import type { SignInFrameProps } from './sign-in-frame';

interface CreateAccountStepProps {
  frame: (props: SignInFrameProps) => ReactNode;
  login: string;
  /** Rejects with `ApiError`. */
  onCreate: (account: { firstname: string }) => Promise<void>;
  onBack: () => void;
}

/** The step of a visitor whose login, which the code has proved, has no account. */
export const CreateAccountStep = ({ frame: Frame, login, onCreate, onBack }: CreateAccountStepProps) => {
  const t = useMessages();
  const form = useForm({ defaultValues: { firstname: '' } });
  const { submit, failure } = useFormCommand(form, onCreate);
  return (
    <Frame title={t('newAccount.title')} text={t('newAccount.text', { login })} focusesTitle>
      <form noValidate onSubmit={event => void submit(event)}>
        <ErrorNotice>{failure}</ErrorNotice>
        <TextField
          label={t('fields.firstName')}
          optional={t('state.optional')}
          autoComplete="given-name"
          maxLength={80}
          error={form.formState.errors.firstname?.message}
          {...form.register('firstname')}
        />
        <Button type="submit" size="lg" wide busy={form.formState.isSubmitting}>
          {t('newAccount.create')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('code.change')}
        </Button>
      </form>
    </Frame>
  );
};
