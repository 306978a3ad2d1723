import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SecondFactorSetup } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Cluster, Dialog, ErrorNotice, Stack, TextField } from '@ortoo/ui';
import { AuthenticatorSetup } from '../parts/authenticator-setup';
import { ProofForm } from '../parts/proof-form';
import { RecoveryCodes } from './recovery-codes';
import {
  confirmSecondFactorMutation,
  endSecondFactorMutation,
  renewRecoveryCodesMutation,
} from './second-factor.queries';

interface SetupFormProps {
  setup: SecondFactorSetup;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

const SetupForm = ({ setup, onCodes, onCancel }: SetupFormProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const confirm = useMutation(confirmSecondFactorMutation);
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const fault = formState.errors.code?.message;
  const submit = handleSubmit(({ code }) =>
    confirm.mutateAsync(code.trim()).then(
      ({ recovery_codes }) => onCodes(recovery_codes),
      () => setFocus('code', { shouldSelect: true }),
    ),
  );
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <Stack gap={2}>
        <p>{t('security.app.setupText')}</p>
        <AuthenticatorSetup {...setup} />
        <TextField
          label={t('secondFactor.code')}
          error={fault && t(fault)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          {...register('code', {
            validate: code => (/^\d{6}$/.test(code.trim()) ? undefined : 'signIn.fault.code'),
          })}
        />
        <ErrorNotice>{errorOf(confirm.error)}</ErrorNotice>
        <Cluster>
          <Button type="submit" busy={confirm.isPending}>
            {t('security.app.confirm')}
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
};

/** What the user is doing with the app. */
export type AppTask = { kind: 'set-up'; setup: SecondFactorSetup } | { kind: 'renew' } | { kind: 'end' };

const titles = {
  'set-up': 'security.app.setupTitle',
  renew: 'security.app.renewTitle',
  end: 'security.app.endTitle',
  codes: 'security.app.codes',
};

/** The steps of one task: setup or proof, then codes that are shown once. */
export const AppDialog = ({ task, onClose }: { task: AppTask | undefined; onClose: () => void }) => {
  const t = useMessages();
  const [codes, setCodes] = useState<string[]>();
  const renew = useMutation(renewRecoveryCodesMutation);
  const end = useMutation(endSecondFactorMutation);
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  const step = codes ? 'codes' : (task?.kind ?? 'set-up');
  return (
    <Dialog open={task !== undefined} onClose={close} title={t(titles[step])} closeLabel={t('actions.close')}>
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
      {!codes && task?.kind === 'set-up' && <SetupForm setup={task.setup} onCodes={setCodes} onCancel={close} />}
      {!codes && task?.kind === 'renew' && (
        <Stack gap={2}>
          <p>{t('security.app.renewText')}</p>
          <ProofForm
            submitLabel={t('security.app.renew')}
            onProof={proof => renew.mutateAsync(proof).then(({ recovery_codes }) => setCodes(recovery_codes))}
            onCancel={close}
          />
        </Stack>
      )}
      {!codes && task?.kind === 'end' && (
        <Stack gap={2}>
          <p>{t('security.app.endText')}</p>
          <ProofForm
            submitLabel={t('security.app.end')}
            onProof={proof =>
              end.mutateAsync(proof).then(() => {
                showToast({ tone: 'success', text: t('security.app.ended') });
                close();
              })
            }
            onCancel={close}
          />
        </Stack>
      )}
    </Dialog>
  );
};
