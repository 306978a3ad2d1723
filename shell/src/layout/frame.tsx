import type { ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';
import { Footer } from './footer';
import { Header } from './header';
import { OutageNotice } from './outage-notice';
import { PhoneNav } from './phone-nav';
import { Toasts } from './toasts';

/** The frame around every page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('actions.skipToContent')}
      </a>
      <Header />
      <OutageNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <PhoneNav />
      <Toasts />
    </>
  );
};
