import type { Wishlist } from '@ortoo/contracts';
import { useMessages, useNavigate } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, Dialog, TrashIcon } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dialogStyle } from './create-dialog';
import { listName } from './list-name';
import { ListNameForm } from './list-name-form';
import { chooseWishlist, deleteWishlist, emptyWishlist, renameWishlist } from './wishlists.mutations';

type Question = 'clear' | 'delete';

interface SettingsProps {
  userId: number;
  list: Wishlist;
  onDone: () => void;
}

const Settings = ({
  userId,
  list,
  onDone,
  onQuestion,
}: SettingsProps & { onQuestion: (question: Question) => void }) => {
  const t = useMessages();
  const rename = useMutation(renameWishlist(userId));
  const choose = useMutation(chooseWishlist(userId));
  return (
    <div css={dialogStyle}>
      <ListNameForm
        initial={listName(list, t)}
        action={t('actions.save')}
        busy={rename.isPending}
        onSave={name => rename.mutate({ id: list.id, name }, { onSuccess: onDone })}
      />
      <section>
        <p className="soft">{list.is_default ? t('wishlists.isDefault') : t('wishlists.defaultText')}</p>
        <p className="action">
          {!list.is_default && (
            <Button
              kind="secondary"
              size="sm"
              busy={choose.isPending}
              onClick={() => choose.mutate(list.id, { onSuccess: onDone })}
            >
              {t('wishlists.makeDefault')}
            </Button>
          )}
          {list.wished_products.length > 0 && (
            <Button kind="secondary" size="sm" onClick={() => onQuestion('clear')}>
              {t('wishlists.clear')}
            </Button>
          )}
          <Button kind="secondary" size="sm" icon={<TrashIcon />} onClick={() => onQuestion('delete')}>
            {t('wishlists.delete')}
          </Button>
        </p>
      </section>
    </div>
  );
};

interface QuestionProps extends SettingsProps {
  question: Question;
  onCancel: () => void;
  onEmptied: () => void;
}

const Confirmation = ({ userId, list, question, onDone, onCancel, onEmptied }: QuestionProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const empty = useMutation(emptyWishlist(userId));
  const remove = useMutation(deleteWishlist(userId));
  const onDeleted = () => {
    showToast({ tone: 'success', text: t('wishlists.deleted', { name: listName(list, t) }) });
    void navigate('/wishlists', { replace: true });
  };
  const confirm = () => {
    const [command, after] = question === 'clear' ? [empty, onEmptied] : [remove, onDeleted];
    command.mutate(list.id, {
      onSuccess: () => {
        onDone();
        after();
      },
    });
  };
  return (
    <section css={dialogStyle}>
      <p>{t(`wishlists.${question}Ask`)}</p>
      <p className="action">
        <Button kind="danger" busy={empty.isPending || remove.isPending} onClick={confirm}>
          {t(`wishlists.${question}Confirm`)}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </p>
    </section>
  );
};

interface SettingsDialogProps {
  userId: number;
  list: Wishlist;
  open: boolean;
  onClose: () => void;
  onEmptied: () => void;
}

/** Name, default, emptying and deleting a list; the last two after a question. */
export const SettingsDialog = ({ userId, list, open, onClose, onEmptied }: SettingsDialogProps) => {
  const t = useMessages();
  const [question, setQuestion] = useState<Question>();
  const close = () => {
    setQuestion(undefined);
    onClose();
  };
  const shared = { userId, list, onDone: close };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={question ? listName(list, t) : t('wishlists.settingsTitle')}
      closeLabel={t('actions.close')}
    >
      {question ? (
        <Confirmation {...shared} question={question} onCancel={() => setQuestion(undefined)} onEmptied={onEmptied} />
      ) : (
        <Settings {...shared} onQuestion={setQuestion} />
      )}
    </Dialog>
  );
};
