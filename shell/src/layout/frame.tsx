import type { ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';
import { useLocation } from 'react-router-dom';
import { matchPage } from '../composition/match';
import { useShell } from '../shell-context';
import { Announcement } from './announcement';
import { Footer } from './footer';
import { Header } from './header';
import { LateEnclosedHeader } from './late-enclosed-header';
import { MeasuringPart } from './measuring-part';
import { OutageNotice } from './outage-notice';
import { PhoneNav } from './phone-nav';
import { Toasts } from './toasts';

/** The frame around every page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  const { pathname } = useLocation();
  const isEnclosed = matchPage(useShell().visit.composition, pathname)?.route.frame === 'enclosed';
  return (
    <>
      <a className="skip-link" href="#content">
        {t('actions.skipToContent')}
      </a>
      {isEnclosed ? <LateEnclosedHeader /> : <Header />}
      <OutageNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {isEnclosed ? (
        <MeasuringPart />
      ) : (
        <>
          <Footer />
          <PhoneNav />
        </>
      )}
      <Toasts />
      <Announcement />
    </>
  );
};
