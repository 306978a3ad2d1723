import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, Cluster, ErrorNotice, KeyIcon, Panel } from '@ortoo/ui';
import { $isOfferAnswered } from './passkey-offer.store';
import { canCreatePasskey } from './passkeys';
import { addPasskeyMutation, passkeysQuery } from './passkeys.queries';
import { useOwnerProof } from './use-owner-proof';
import { usePasskeyError } from './use-passkey-error';

/** Offers a passkey once in a browser that can create one, to a user who has none. */
export const PasskeyOffer = () => {
  const t = useMessages();
  const errorOf = usePasskeyError();
  const isAnswered = useStore($isOfferAnswered, { ssr: 'initial' });
  const [isPossible, setPossible] = useState(false);
  const list = useQuery({ ...passkeysQuery(), enabled: isPossible && !isAnswered });
  const add = useMutation(addPasskeyMutation);
  const { run, dialog, shown } = useOwnerProof(t('security.offer.add'), proof =>
    add.mutateAsync(proof).then(() => {
      $isOfferAnswered.set(true);
      showToast({ tone: 'success', text: t('security.passkeys.done') });
    }),
  );
  useEffect(() => {
    void canCreatePasskey().then(setPossible, () => undefined);
  }, []);
  if (isAnswered || list.data?.passkeys.length !== 0) return null;
  return (
    <Panel as="section" tone="sand" aria-label={t('security.offer.title')}>
      <div css={style}>
        <KeyIcon aria-hidden="true" />
        <div>
          <h2>{t('security.offer.title')}</h2>
          <p>{t('security.offer.text')}</p>
          <ErrorNotice>{errorOf(shown(add.error))}</ErrorNotice>
          <Cluster>
            <Button busy={add.isPending} onClick={run}>
              {t('security.offer.add')}
            </Button>
            <Button kind="quiet" onClick={() => $isOfferAnswered.set(true)}>
              {t('security.offer.later')}
            </Button>
          </Cluster>
        </div>
      </div>
      {dialog}
    </Panel>
  );
};

const style = css`
  display: flex;
  gap: var(--space-2);
  > svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    color: var(--action);
  }
  > div {
    display: grid;
    gap: var(--space-1-5);
    min-width: 0;
  }
  h2 {
    font-size: var(--text-md);
  }
`;
