import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { BankEntry } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { TextField } from '@ortoo/ui';
import { receivedText } from '../parts/money-text';
import { ReasonDialog } from '../parts/reason-dialog';
import { endEntryMutation, type EntryEnd } from './transfers.queries';

interface EndEntryDialogProps {
  entry: BankEntry;
  kind: EntryEnd['kind'];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Says that an amount was transferred back to its sender, or credits it to the wallet of an account. */
export const EndEntryDialog = ({ entry, kind, open, onClose, onDone }: EndEntryDialogProps) => {
  const t = useMessages();
  const locale = useLocale();
  const [login, setLogin] = useState('');
  const { mutate, error, isPending, reset } = useMutation({
    ...endEntryMutation(entry.id),
    onSuccess: () => {
      showToast({ tone: 'success', text: t(`transfers.done.${kind}`) });
      onClose();
      onDone();
    },
  });
  const loginError = error?.fields?.['login'];
  const account = [entry.payer, entry.payer_iban].filter(Boolean).join(', ') || t('transfers.unnamed');
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={t(`transfers.${kind}`)}
      action={t(`transfers.${kind}Action`)}
      text={t(`transfers.${kind}Text`, { amount: receivedText(entry, locale), account })}
      busy={isPending}
      error={error && !loginError ? error.message || t('errors.text') : undefined}
      onSubmit={reason => mutate({ kind, reason, login: login.trim() })}
    >
      {kind === 'credit' && (
        <TextField
          label={t('transfers.login')}
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
