import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Dialog, ErrorNotice, Select, Stack } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reportComment } from './comments.mutations';

const reasons = ['advertising', 'rude', 'off_topic', 'untrue', 'other'] as const;

interface ReportDialogProps {
  id: number;
  open: boolean;
  onClose: () => void;
}

/** Tells the staff what is wrong with a comment. */
export const ReportDialog = ({ id, open, onClose }: ReportDialogProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const [reason, setReason] = useState<(typeof reasons)[number]>('advertising');
  const { mutate, isPending, error } = useMutation(reportComment(id));
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate(reason, {
      onSuccess: () => {
        onClose();
        showToast({ tone: 'success', text: t('comments.reported') });
      },
    });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('comments.reportTitle')} closeLabel={t('actions.close')}>
      <form onSubmit={send}>
        <Stack gap={2}>
          <Select
            label={t('comments.reason')}
            value={reason}
            options={reasons.map(value => ({ value, label: t(`comments.reasons.${value}`) }))}
            onChange={({ target }) => setReason(reasons.find(one => one === target.value) ?? 'other')}
          />
          {error && <ErrorNotice>{errorText(error)}</ErrorNotice>}
          <Button type="submit" busy={isPending}>
            {t('actions.send')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};
