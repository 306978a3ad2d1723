import { useHref, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, CopyIcon, Dialog, TextField } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { dialogStyle } from './create-dialog';
import { shareWishlist, unshareWishlist } from './wishlists.mutations';

interface ShareDialogProps {
  userId: number;
  listId: number;
  /** Token of its link; null while it is private. */
  token: string | null;
  open: boolean;
  onClose: () => void;
}

const Link = ({ token }: { token: string }) => {
  const t = useMessages();
  const href = useHref();
  const address = new URL(href(`/wishlists/shared/${token}`), document.baseURI).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ tone: 'success', text: t('wishlists.share.copied') });
    } catch {
      showToast({ tone: 'warning', key: 'errors.title' });
    }
  };
  return (
    <section>
      <p>{t('wishlists.share.public')}</p>
      <TextField
        label={t('wishlists.share.link')}
        value={address}
        readOnly
        autoComplete="off"
        onFocus={event => event.target.select()}
      />
      <p className="action">
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          {t('actions.copy')}
        </Button>
      </p>
    </section>
  );
};

/** The link of a list: none at first; created, copied and revoked here. */
export const ShareDialog = ({ userId, listId, token, open, onClose }: ShareDialogProps) => {
  const t = useMessages();
  const share = useMutation(shareWishlist(userId));
  const unshare = useMutation(unshareWishlist(userId));
  const revoke = () =>
    unshare.mutate(listId, {
      onSuccess: () => {
        onClose();
        showToast({ tone: 'success', text: t('wishlists.share.revoked') });
      },
    });
  return (
    <Dialog open={open} onClose={onClose} title={t('wishlists.share.title')} closeLabel={t('actions.close')}>
      <div css={dialogStyle}>
        {token === null ? (
          <section>
            <p>{t('wishlists.share.private')}</p>
            <p className="action">
              <Button busy={share.isPending} onClick={() => share.mutate(listId)}>
                {t('wishlists.share.create')}
              </Button>
            </p>
          </section>
        ) : (
          <>
            <Link token={token} />
            <p className="action">
              <Button kind="quiet" size="sm" busy={unshare.isPending} onClick={revoke}>
                {t('wishlists.share.revoke')}
              </Button>
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
};
