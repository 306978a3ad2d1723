import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { UnmatchedPayment } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { TextField } from '@ortoo/ui';
import { receivedText } from '../parts/money-text';
import { providerName } from '../parts/provider-name';
import { ReasonDialog } from '../parts/reason-dialog';
import { decideUnmatchedMutation } from './unmatched.queries';

interface DecisionDialogProps {
  payment: UnmatchedPayment;
  kind: 'credit' | 'return';
  open: boolean;
  onClose: () => void;
  onDecided: () => void;
}

/** Credits an amount to the wallet of an account, or says that it was sent back by hand. */
export const DecisionDialog = ({ payment, kind, open, onClose, onDecided }: DecisionDialogProps) => {
  const t = useMessages();
  const locale = useLocale();
  const [login, setLogin] = useState(payment.login ?? '');
  const { mutate, error, isPending, reset } = useMutation({
    ...decideUnmatchedMutation(payment.id),
    onSuccess: () => {
      showToast({ tone: 'success', text: t(`unmatched.done.${kind}`) });
      onClose();
      onDecided();
    },
  });
  const loginError = error?.fields?.['login'];
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={t(`unmatched.${kind}`)}
      action={t(`unmatched.${kind}Action`)}
      text={t(`unmatched.${kind}Text`, {
        amount: receivedText(payment, locale),
        provider: providerName(t, payment.provider),
      })}
      busy={isPending}
      error={error && !loginError ? error.message || t('errors.text') : undefined}
      onSubmit={reason => mutate(kind === 'credit' ? { kind, login: login.trim(), reason } : { kind, reason })}
    >
      {kind === 'credit' && (
        <TextField
          label={t('unmatched.login')}
          error={loginError}
          value={login}
          onChange={event => {
            setLogin(event.target.value);
            reset();
          }}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </ReasonDialog>
  );
};
