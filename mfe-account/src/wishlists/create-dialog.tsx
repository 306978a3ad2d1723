import { css } from '@emotion/react';
import { useMessages, useNavigate } from '@ortoo/remote';
import { Dialog } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { ListNameForm } from './list-name-form';
import { createWishlist } from './wishlists.mutations';

interface CreateDialogProps {
  userId: number;
  open: boolean;
  onClose: () => void;
}

/** Creates a list and opens it. */
export const CreateDialog = ({ userId, open, onClose }: CreateDialogProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const create = useMutation(createWishlist(userId));
  const save = (name: string) =>
    create.mutate(name, {
      onSuccess: ({ wishlists: [created] }) => {
        onClose();
        if (created) void navigate(`/wishlists/${created.id}`);
      },
    });
  return (
    <Dialog open={open} onClose={onClose} title={t('wishlists.create')} closeLabel={t('actions.close')}>
      <div css={dialogStyle}>
        <ListNameForm initial="" action={t('wishlists.createAction')} busy={create.isPending} onSave={save} />
      </div>
    </Dialog>
  );
};

/** Common style of the forms in these dialogs. */
export const dialogStyle = css`
  display: grid;
  gap: var(--space-3);
  form,
  section {
    display: grid;
    gap: var(--space-1-5);
  }
  .action {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
`;
