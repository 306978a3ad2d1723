import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address, AddressInput, Addresses } from '@ortoo/contracts';
import { formatPhone } from '@ortoo/i18n';
import { definePersonalPage, failedPage, Slot, useMessages } from '@ortoo/remote';
import { useAddressLine } from '@ortoo/remote/address-line';
import { showToast, warnOf } from '@ortoo/stores';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorPanel,
  FormSkeleton,
  ListSkeleton,
  MapPinIcon,
  Panel,
  PlusIcon,
  StatusPill,
} from '@ortoo/ui';
import { AccountFrame } from '../parts/account-frame';
import { dropAddress, makeDefault, saveAddress } from './addresses.mutations';
import { addressesQuery } from './addresses.queries';
import { useReturnedFocus } from './use-returned-focus';

interface EditorProps {
  /** Null for a new one. */
  address: Address | null;
  onDone: () => void;
}

/** The checkout's own fields. */
const Editor = ({ address, onDone }: EditorProps) => {
  const t = useMessages();
  const save = useMutation(saveAddress(address?.id ?? null));
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const onSave = async (input: AddressInput) => {
    await save.mutateAsync(input);
    showToast({ tone: 'success', text: t('addresses.saved') });
    onDone();
  };
  return (
    <section ref={place} tabIndex={-1} aria-label={t(address ? 'addresses.change' : 'addresses.add')}>
      <Panel>
        <Slot
          id="checkout.address-form"
          props={{ start: address, onSave, onCancel: onDone }}
          when="now"
          fallback={<FormSkeleton label={t('state.loading')} />}
        />
      </Panel>
    </section>
  );
};

interface CardProps {
  address: Address;
  isDefault: boolean;
  onEdit: () => void;
}

const AddressCard = ({ address, isDefault, onEdit }: CardProps) => {
  const t = useMessages();
  const lineOf = useAddressLine();
  const drop = useMutation({ ...dropAddress, onError: warnOf });
  const choose = useMutation({ ...makeDefault, onError: warnOf });
  const { id, firstname, lastname, phone, address2 } = address;
  const name = `${firstname} ${lastname}`.trim();
  return (
    <Panel as="li" aria-label={name}>
      <div css={card}>
        <div className="head">
          <h2>{name}</h2>
          {isDefault && <StatusPill tone="good">{t('addresses.default')}</StatusPill>}
        </div>
        <p>{lineOf(address)}</p>
        <p className="soft">{[formatPhone(phone), address2].filter(Boolean).join(' · ')}</p>
        <Cluster>
          <Button kind="secondary" size="sm" aria-label={t('addresses.changeOf', { name })} onClick={onEdit}>
            {t('actions.edit')}
          </Button>
          {!isDefault && (
            <Button kind="quiet" size="sm" busy={choose.isPending} onClick={() => choose.mutate(id)}>
              {t('addresses.makeDefault')}
            </Button>
          )}
          <Button
            kind="quiet"
            size="sm"
            busy={drop.isPending}
            aria-label={t('addresses.removeOf', { name })}
            onClick={() => drop.mutate(id)}
          >
            {t('actions.remove')}
          </Button>
        </Cluster>
      </div>
    </Panel>
  );
};

const List = ({ book: { addresses, default_id } }: { book: Addresses }) => {
  const t = useMessages();
  const [edited, setEdited] = useState<number | 'new'>();
  const done = () => setEdited(undefined);
  const place = useReturnedFocus<HTMLDivElement>();
  const add = (
    <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
      {t('addresses.add')}
    </Button>
  );
  return (
    <div ref={place} css={parts}>
      {edited === 'new' && <Editor address={null} onDone={done} />}
      {addresses.length === 0 && edited === undefined && (
        <EmptyState icon={<MapPinIcon />} title={t('addresses.empty')} text={t('addresses.emptyText')} actions={add} />
      )}
      {addresses.length > 0 && (
        <ul css={list}>
          {addresses.map(address =>
            edited === address.id ? (
              <li key={address.id}>
                <Editor address={address} onDone={done} />
              </li>
            ) : (
              <AddressCard
                key={address.id}
                address={address}
                isDefault={address.id === default_id}
                onEdit={() => setEdited(address.id)}
              />
            ),
          )}
        </ul>
      )}
      {addresses.length > 0 && edited === undefined && <div>{add}</div>}
    </div>
  );
};

const AddressesPage = () => {
  const t = useMessages();
  const query = useQuery(addressesQuery());
  const { data, isError } = query;
  return (
    <AccountFrame title={t('addresses.title')}>
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={2} />}
      {data && <List book={data} />}
    </AccountFrame>
  );
};

const parts = css`
  display: grid;
  gap: var(--space-3);
`;

const list = css`
  display: grid;
  gap: var(--space-2);
`;

const card = css`
  display: grid;
  gap: 0.375rem;
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1-5);
  }
  h2 {
    font-size: var(--text-lg);
  }
`;

export const page = definePersonalPage('addresses.title', AddressesPage);
