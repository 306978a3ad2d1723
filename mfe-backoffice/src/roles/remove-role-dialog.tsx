import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { StaffRole } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Dialog, ErrorNotice } from '@ortoo/ui';
import { removeRoleMutation } from './roles.mutations';

interface RemoveRoleProps {
  role: StaffRole;
  name: string;
  onClose: () => void;
}

/** Deletes a role that nobody has. */
export const RemoveRoleDialog = ({ role, name, onClose }: RemoveRoleProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const { mutate, error, isPending } = useMutation(removeRoleMutation);
  const remove = () =>
    mutate(role.id, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t('roles.removed', { name }) });
        onClose();
      },
    });
  return (
    <Dialog open onClose={onClose} title={t('roles.remove')} closeLabel={t('actions.close')}>
      <div css={style}>
        <p>{t('roles.removeText', { name })}</p>
        <ErrorNotice>{errorOf(error)}</ErrorNotice>
        <Button kind="danger" wide busy={isPending} onClick={remove}>
          {t('roles.remove')}
        </Button>
      </div>
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
