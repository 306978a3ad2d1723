import { css } from '@emotion/react';
import type { WishedProduct, Wishlist, Wishlists } from '@ortoo/contracts';
import { failedPage, useHref, useMessages } from '@ortoo/remote';
import {
  BagIcon,
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  ErrorPanel,
  HeartIcon,
  IconButton,
  ListSkeleton,
  PlusIcon,
  ShareIcon,
  TrashIcon,
} from '@ortoo/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountFrame } from '../parts/account-frame';
import { RemovedNotice } from '../parts/removed-notice';
import { VariantRow } from '../parts/variant-row';
import { CreateDialog } from './create-dialog';
import { fillCart, type Filled } from './fill-cart';
import { FilledNotice } from './filled-notice';
import { listName } from './list-name';
import { MoveDialog } from './move-dialog';
import { SettingsDialog } from './settings-dialog';
import { ShareDialog } from './share-dialog';
import { removeFromLists, restoreWishlist } from './wishlists.mutations';
import { wishlistQuery, wishlistsQuery } from './wishlists.queries';

interface ListTabsProps {
  lists: Wishlists['wishlists'];
  currentId: number | undefined;
  onCreate: () => void;
}

const ListTabs = ({ lists, currentId, onCreate }: ListTabsProps) => {
  const t = useMessages();
  const href = useHref();
  return (
    <nav css={tabs} aria-label={t('wishlists.lists')}>
      {lists.map(list => (
        <Chip key={list.id} href={href(`/wishlists/${list.id}`)} pressed={list.id === currentId}>
          {listName(list, t)} <span>{list.wished_products.length}</span>
        </Chip>
      ))}
      <Button kind="quiet" size="sm" icon={<PlusIcon />} aria-haspopup="dialog" onClick={onCreate}>
        {t('wishlists.create')}
      </Button>
    </nav>
  );
};

type ListDialog = 'settings' | 'share';

interface ListToolsProps {
  isFilling: boolean;
  /** Absent of an empty list. */
  onAddAll?: () => void;
  onOpen: (dialog: ListDialog) => void;
}

const ListTools = ({ isFilling, onAddAll, onOpen }: ListToolsProps) => {
  const t = useMessages();
  return (
    <div css={tools}>
      {onAddAll && (
        <Button icon={<BagIcon />} busy={isFilling} onClick={onAddAll}>
          {t('wishlists.addAll')}
        </Button>
      )}
      <Button kind="secondary" icon={<ShareIcon />} aria-haspopup="dialog" onClick={() => onOpen('share')}>
        {t('actions.share')}
      </Button>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => onOpen('settings')}>
        {t('wishlists.settings')}
      </Button>
    </div>
  );
};

interface WishRowProps {
  wish: WishedProduct;
  onRemove: () => void;
  /** Absent when there is no other list. */
  onMove?: () => void;
}

const WishRow = ({ wish: { variant, display_dropped: amount }, onRemove, onMove }: WishRowProps) => {
  const t = useMessages();
  return (
    <VariantRow
      variant={variant}
      note={amount && <p css={drop}>{t('wishlists.dropped', { amount })}</p>}
      tools={
        <>
          {onMove && (
            <Button
              kind="quiet"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`${t('wishlists.move')}: ${variant.name}`}
              onClick={onMove}
            >
              {t('wishlists.move')}
            </Button>
          )}
          <IconButton label={`${t('wishlists.remove')}: ${variant.name}`} icon={<TrashIcon />} onClick={onRemove} />
        </>
      }
    />
  );
};

/** What was removed here last, and can be brought back. */
type Removed = { name: string } | 'all';

interface ListedProps {
  userId: number;
  list: Wishlist;
  others: Wishlists['wishlists'];
}

const Listed = ({ userId, list, others }: ListedProps) => {
  const t = useMessages();
  const [removed, setRemoved] = useState<Removed>();
  const [filled, setFilled] = useState<Filled>();
  const [isFilling, setFilling] = useState(false);
  const [moving, setMoving] = useState<WishedProduct>();
  const [dialog, setDialog] = useState<ListDialog>();
  const change = useMutation(removeFromLists(userId));
  const restore = useMutation(restoreWishlist(userId));
  const wishes = list.wished_products;
  const close = () => setDialog(undefined);
  const addAll = async () => {
    setFilling(true);
    setFilled(await fillCart(wishes.map(({ variant }) => variant)));
    setFilling(false);
  };
  const remove = ({ variant_id, variant: { name } }: WishedProduct) =>
    change.mutate(variant_id, { onSuccess: () => setRemoved({ name }) });
  const undo = () => restore.mutate(list.id, { onSuccess: () => setRemoved(undefined) });
  return (
    <>
      <ListTools
        isFilling={isFilling}
        onOpen={setDialog}
        {...(wishes.length > 0 && { onAddAll: () => void addAll() })}
      />
      {filled && <FilledNotice filled={filled} />}
      {removed && (
        <RemovedNotice busy={restore.isPending} onUndo={undo}>
          {removed === 'all' ? t('wishlists.cleared') : t('wishlists.removed', { name: removed.name })}
        </RemovedNotice>
      )}
      {wishes.length === 0 ? (
        <Nothing isOnly={others.length === 0} />
      ) : (
        <ul aria-label={listName(list, t)}>
          {wishes.map(wish => (
            <WishRow
              key={wish.id}
              wish={wish}
              onRemove={() => remove(wish)}
              {...(others.length > 0 && { onMove: () => setMoving(wish) })}
            />
          ))}
        </ul>
      )}
      <MoveDialog userId={userId} wish={moving} lists={others} onClose={() => setMoving(undefined)} />
      <ShareDialog
        userId={userId}
        listId={list.id}
        token={list.share_token}
        open={dialog === 'share'}
        onClose={close}
      />
      <SettingsDialog
        key={list.id}
        userId={userId}
        list={list}
        open={dialog === 'settings'}
        onClose={close}
        onEmptied={() => setRemoved('all')}
      />
    </>
  );
};

/** An empty list; what it says depends on whether there are others. */
export const Nothing = ({ isOnly }: { isOnly: boolean }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={t(isOnly ? 'wishlists.empty' : 'wishlists.emptyList')}
      text={t(isOnly ? 'wishlists.emptyText' : 'wishlists.emptyListText')}
      actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
    />
  );
};

/** A list of the signed-in shopper, with the others one press away; the default one without an id. */
export const OwnWishlist = ({ userId, id }: { userId: number; id?: number }) => {
  const t = useMessages();
  const [isCreating, setCreating] = useState(false);
  const all = useQuery(wishlistsQuery(userId));
  const lists = all.data?.wishlists ?? [];
  const shownId = id ?? lists.find(({ is_default }) => is_default)?.id;
  const one = useQuery(wishlistQuery(shownId));
  const shared = lists.find(list => list.id === shownId);
  const failed = [all, one].find(({ isError }) => isError);
  const isEmpty = all.data !== undefined && shownId === undefined;
  const list = one.data && { ...one.data, share_token: shared ? shared.share_token : one.data.share_token };
  return (
    <AccountFrame title={list ? listName(list, t) : t('nav.wishes')}>
      {all.data && <ListTabs lists={lists} currentId={shownId} onCreate={() => setCreating(true)} />}
      {failed && <ErrorPanel {...failedPage(t, failed)} />}
      {!failed && !list && !isEmpty && <ListSkeleton label={t('state.loading')} count={4} />}
      {!failed && isEmpty && <Nothing isOnly />}
      {!failed && list && (
        <Listed key={list.id} userId={userId} list={list} others={lists.filter(other => other.id !== list.id)} />
      )}
      <CreateDialog userId={userId} open={isCreating} onClose={() => setCreating(false)} />
    </AccountFrame>
  );
};

const tabs = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  a span {
    opacity: 0.75;
  }
`;

const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const drop = css`
  color: var(--good);
  font-size: var(--text-sm);
  font-weight: 600;
`;
