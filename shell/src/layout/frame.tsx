import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { $isStaff, $sessionActivity } from '@ortoo/stores';
import { useLocation } from 'react-router-dom';
import { $gatedRemotes } from '../composition/gated.store';
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

/** The frame of the current page. A user who is no longer staff gets the page that does not exist, in the shop's frame. */
const useFrame = () => {
  const { pathname } = useLocation();
  // The pages of a gated remote are known after the first render.
  useStore($gatedRemotes);
  const route = matchPage(useShell().visit.composition, pathname)?.route;
  const { known } = useStore($sessionActivity, { ssr: 'initial' });
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  return route?.access === 'staff' && known && !isStaff ? undefined : route?.frame;
};

/** The frame around every page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  const frame = useFrame();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('actions.skipToContent')}
      </a>
      {frame === undefined && <Header />}
      {frame === 'enclosed' && <LateEnclosedHeader />}
      <OutageNotice />
      {frame === 'workplace' ? (
        children
      ) : (
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      )}
      {frame === undefined && (
        <>
          <Footer />
          <PhoneNav />
        </>
      )}
      {frame === 'enclosed' && <MeasuringPart />}
      <Toasts />
      <Announcement />
    </>
  );
};
