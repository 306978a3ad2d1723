import { css } from '@emotion/react';
import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { definePersonalPage, Slot, useMessages, useNavigate } from '@ortoo/remote';
import { $user, signOut } from '@ortoo/stores';
import { Button, LogOutIcon, Skeleton } from '@ortoo/ui';
import { AccountFrame, PlaceList } from '../parts/account-frame';
import { UnpaidOrder } from '../parts/unpaid-order';
import { ComingTickets } from './coming-tickets';
import { LapsingPoints } from './lapsing-points';
import { OrdersUnderway } from './orders-underway';
import { PasskeyOffer } from '../parts/passkey-offer';

/** Reserves the space of the slot, in the height of its part. */
const wheelRoom = <Skeleton height="max(9rem, min(13.25rem, (640px - 100vw) * 1000))" round />;

const Overview = () => {
  const t = useMessages();
  const navigate = useNavigate();
  const user = useStore($user, { ssr: 'initial' });
  const [leaving, setLeaving] = useState(false);
  if (!user) return null;
  const leave = async () => {
    setLeaving(true);
    if (await signOut()) void navigate('/');
    else setLeaving(false);
  };
  return (
    <AccountFrame title={user.firstname ? t('profile.hello', { name: user.firstname }) : t('nav.profile')}>
      <UnpaidOrder />
      <LapsingPoints />
      <ComingTickets />
      <OrdersUnderway />
      <Slot id="content.wheel" fallback={wheelRoom} />
      <PasskeyOffer />
      <div css={phoneOnly}>
        <PlaceList />
      </div>
      <div>
        <Button kind="secondary" icon={<LogOutIcon />} busy={leaving} onClick={() => void leave()}>
          {t('actions.signOut')}
        </Button>
      </div>
    </AccountFrame>
  );
};

const phoneOnly = css`
  @media (min-width: 992px) {
    display: none;
  }
`;

export const page = definePersonalPage('nav.profile', Overview);
