import { useStore } from '@nanostores/react';
import type { SavedProduct } from '@ortoo/contracts';
import { definePersonalPage, failedPage, useHref, useMessages } from '@ortoo/remote';
import { $user, addToCart, showToast } from '@ortoo/stores';
import {
  BagIcon,
  Button,
  ButtonLink,
  ClockIcon,
  EmptyState,
  ErrorPanel,
  IconButton,
  ListSkeleton,
  TrashIcon,
} from '@ortoo/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountFrame } from '../parts/account-frame';
import { RemovedNotice } from '../parts/removed-notice';
import { VariantRow } from '../parts/variant-row';
import { removeSaved, saveAgain } from './saved.mutations';
import { savedQuery } from './saved.queries';

const SavedRow = ({ userId, line, onRemove }: { userId: number; line: SavedProduct; onRemove: () => void }) => {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const remove = useMutation(removeSaved(userId));
  const { id, quantity, options, variant } = line;
  const move = async () => {
    setBusy(true);
    // The cart first: what it does not take stays saved.
    if (await addToCart({ variant_id: variant.id, quantity, options })) {
      showToast({ tone: 'success', key: 'notices.addedToCart' });
      remove.mutate(id);
    }
    setBusy(false);
  };
  return (
    <VariantRow
      variant={variant}
      note={<p className="soft">{[t('saved.quantity', { count: quantity }), ...Object.values(options)].join(' · ')}</p>}
      buy={
        <Button
          kind="secondary"
          size="sm"
          icon={<BagIcon />}
          busy={busy}
          aria-label={`${t('saved.toCart')}: ${variant.name}`}
          onClick={() => void move()}
        >
          {t('saved.toCart')}
        </Button>
      }
      tools={<IconButton label={`${t('saved.remove')}: ${variant.name}`} icon={<TrashIcon />} onClick={onRemove} />}
    />
  );
};

const SavedList = ({ userId }: { userId: number }) => {
  const t = useMessages();
  const href = useHref();
  const query = useQuery(savedQuery(userId));
  const [removed, setRemoved] = useState<SavedProduct>();
  const remove = useMutation(removeSaved(userId));
  const restore = useMutation(saveAgain(userId));
  const { data, isError } = query;
  const lines = data?.saved_products ?? [];
  return (
    <AccountFrame title={t('saved.title')}>
      {removed && (
        <RemovedNotice
          busy={restore.isPending}
          onUndo={() => restore.mutate(removed, { onSuccess: () => setRemoved(undefined) })}
        >
          {t('saved.removed', { name: removed.variant.name })}
        </RemovedNotice>
      )}
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {data && lines.length === 0 && (
        <EmptyState
          icon={<ClockIcon />}
          title={t('saved.empty')}
          text={t('saved.emptyText')}
          actions={<ButtonLink href={href('/cart')}>{t('saved.viewCart')}</ButtonLink>}
        />
      )}
      {lines.length > 0 && (
        <ul aria-label={t('saved.title')}>
          {lines.map(line => (
            <SavedRow
              key={line.id}
              userId={userId}
              line={line}
              onRemove={() => remove.mutate(line.id, { onSuccess: () => setRemoved(line) })}
            />
          ))}
        </ul>
      )}
    </AccountFrame>
  );
};

const Saved = () => {
  const user = useStore($user, { ssr: 'initial' });
  return user && <SavedList userId={user.id} />;
};

export const page = definePersonalPage('saved.title', Saved);
