import { definePersonalPage, useMessages } from '@ortoo/remote';
import { AccountFrame } from '../parts/account-frame';
import { AppSection } from './app-section';
import { LinksSection } from './links-section';
import { PasswordSection } from './password-section';
import { PasskeysSection } from './passkeys-section';
import { SessionsSection } from './sessions-section';

const SecurityPage = () => {
  const t = useMessages();
  return (
    <AccountFrame title={t('security.title')} text={t('security.text')}>
      <PasswordSection />
      <PasskeysSection />
      <AppSection />
      <LinksSection />
      <SessionsSection />
    </AccountFrame>
  );
};

export const page = definePersonalPage('security.title', SecurityPage);
