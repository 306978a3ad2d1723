import { css } from '@emotion/react';
import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { formatPhone } from '@ortoo/i18n';
import { definePersonalPage, useHref, useMessages, useNavigate } from '@ortoo/remote';
import { $user, signOut } from '@ortoo/stores';
import {
  Button,
  Container,
  DefinitionList,
  HeartIcon,
  LogOutIcon,
  PackageIcon,
  Panel,
  TicketIcon,
  WalletIcon,
} from '@ortoo/ui';

const places = [
  { path: '/orders', title: 'nav.orders', icon: <PackageIcon /> },
  { path: '/wallet', title: 'profile.wallet', icon: <WalletIcon /> },
  { path: '/coupons', title: 'profile.coupons', icon: <TicketIcon /> },
  { path: '/wishlists', title: 'nav.wishes', icon: <HeartIcon /> },
] as const;

const Profile = () => {
  const t = useMessages();
  const href = useHref();
  const navigate = useNavigate();
  const user = useStore($user, { ssr: 'initial' });
  const [leaving, setLeaving] = useState(false);
  if (!user) return null;
  const leave = async () => {
    setLeaving(true);
    if (await signOut()) void navigate('/');
    else setLeaving(false);
  };
  const facts = [
    { term: t('fields.lastName'), value: user.lastname },
    { term: t('fields.firstName'), value: user.firstname },
    { term: t('fields.phone'), value: user.phone && formatPhone(user.phone) },
    { term: t('fields.email'), value: user.email },
  ];
  return (
    <Container width="text" css={style}>
      <h1>{user.firstname ? t('profile.hello', { name: user.firstname }) : t('nav.profile')}</h1>
      <nav aria-label={t('nav.profile')} className="doors">
        {places.map(({ path, title, icon }) => (
          <a key={path} href={href(path)}>
            {icon}
            {t(title)}
          </a>
        ))}
      </nav>
      <Panel as="section" aria-label={t('profile.data')}>
        <DefinitionList items={facts} />
      </Panel>
      <Button kind="secondary" icon={<LogOutIcon />} busy={leaving} onClick={() => void leave()}>
        {t('actions.signOut')}
      </Button>
    </Container>
  );
};

const style = css`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding-block: var(--space-4);
  > section,
  > nav {
    width: 100%;
  }
  .doors {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: var(--space-2);
  }
  .doors a {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: 4.5rem;
    padding: var(--space-2);
    border-radius: var(--radius-lg);
    background: var(--sand);
    font-weight: 600;
  }
  .doors a:hover {
    background: var(--sand-deep);
  }
  .doors svg {
    flex: none;
    color: var(--action);
  }
`;

export const page = definePersonalPage('nav.profile', Profile);
