import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { TextField } from '@ortoo/ui';

/** The one field for a phone number or an email address. */
export const LoginField = ({ error, ...field }: UseFormRegisterReturn & { error: string | undefined }) => {
  const t = useMessages();
  return (
    <TextField
      label={t('signIn.login')}
      hint={t('signIn.loginHint')}
      autoComplete="username webauthn"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
      {...(error !== undefined && { error })}
    />
  );
};
