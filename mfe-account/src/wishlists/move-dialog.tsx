import { css } from '@emotion/react';
import type { WishedProduct, Wishlists } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, Dialog } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { listName } from './list-name';
import { moveWish } from './wishlists.mutations';

interface MoveDialogProps {
  userId: number;
  /** The wish to move; undefined while the dialog is closed. */
  wish: WishedProduct | undefined;
  /** The lists that it can be moved to. */
  lists: Wishlists['wishlists'];
  onClose: () => void;
}

/** Moves a wish to another list, out of the one in which it is. */
export const MoveDialog = ({ userId, wish, lists, onClose }: MoveDialogProps) => {
  const t = useMessages();
  const move = useMutation(moveWish(userId));
  const moveTo = (list: Wishlists['wishlists'][number]) => {
    if (!wish) return;
    const { variant_id, variant } = wish;
    move.mutate(
      { variant_id, wishlist_id: list.id },
      {
        onSuccess: () => {
          onClose();
          const values = { name: variant.name, list: listName(list, t) };
          showToast({ tone: 'success', text: t('wishlists.moved', values) });
        },
      },
    );
  };
  return (
    <Dialog
      open={wish !== undefined}
      onClose={onClose}
      title={t('wishlists.moveTitle')}
      closeLabel={t('actions.close')}
    >
      <ul css={style}>
        {lists.map(list => (
          <li key={list.id}>
            <Button kind="secondary" wide busy={move.isPending} onClick={() => moveTo(list)}>
              {listName(list, t)} · {t('units.products', { count: list.wished_products.length })}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
`;
