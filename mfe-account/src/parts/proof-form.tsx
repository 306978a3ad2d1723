import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ProofWay, SecondFactorProof } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, Cluster, ErrorNotice, PasswordField, Stack, TextField } from '@ortoo/ui';
import { anyCodeFault, plainCode } from './recovery-code.rules';

interface ProofFormProps {
  submitLabel: string;
  /** The first is offered first. @default both */
  ways?: readonly ProofWay[];
  /** Rejects with `ApiError`. */
  onProof: (proof: SecondFactorProof) => Promise<unknown>;
  onCancel: () => void;
}

const bothWays = ['code', 'password'] as const;

/** Asks for a code of the app, a recovery code or the password: the device may be unlocked. */
export const ProofForm = ({ submitLabel, ways = bothWays, onProof, onCancel }: ProofFormProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'password');
  const [error, setError] = useState<Error>();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { code: '', password: '' },
    shouldUnregister: true,
  });
  const fault = (name: ProofWay) => {
    const key = formState.errors[name]?.message;
    return key && t(key);
  };
  const submit = handleSubmit(async ({ code, password }) => {
    setError(undefined);
    await onProof(way === 'code' ? { code: plainCode(code) } : { password }).catch(setError);
  });
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <Stack gap={2}>
        {way === 'code' ? (
          <TextField
            key="code"
            label={t('security.app.anyCode')}
            hint={t('security.app.anyCodeHint')}
            error={fault('code')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            {...register('code', { validate: anyCodeFault })}
          />
        ) : (
          <PasswordField
            key="password"
            label={t('fields.password')}
            showLabel={t('actions.showPassword')}
            error={fault('password')}
            autoComplete="current-password"
            required
            {...register('password', { validate: value => (value ? undefined : 'signIn.fault.passwordEmpty') })}
          />
        )}
        <ErrorNotice>{errorOf(error)}</ErrorNotice>
        <Cluster>
          <Button type="submit" busy={formState.isSubmitting}>
            {submitLabel}
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </Cluster>
        {ways.length > 1 && (
          <Button
            kind="quiet"
            onClick={() => {
              setError(undefined);
              setWay(way === 'code' ? 'password' : 'code');
            }}
          >
            {t(way === 'code' ? 'security.app.usePassword' : 'security.app.useCode')}
          </Button>
        )}
      </Stack>
    </form>
  );
};
