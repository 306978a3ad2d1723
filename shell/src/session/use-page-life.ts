import { useEffect } from 'react';
import { localeFromPath } from '@ortoo/i18n';
import { onInteraction, useNavigate } from '@ortoo/remote';
import {
  $isStaff,
  $orderToken,
  $user,
  loadOrder,
  startBookmarks,
  startHistory,
  startPersistence,
  startWishes,
  verifySession,
} from '@ortoo/stores';
import { addGatedRemotes, dropGatedRemotes } from '../composition/gated.store';
import { matchPage, type PageMatch } from '../composition/match';
import { mayEnter } from '../composition/prepare';
import { watchLinks } from '../navigation/link-clicks';
import { saveScroll, watchScroll } from '../navigation/scroll-memory';
import { watchTyping } from '../navigation/typing';
import type { Shell } from '../shell-context';
import { clearSavedPages } from './clear-saved-pages';
import { watchSession } from './watch-session';

const useLinks = ({ visit, pages }: Shell) => {
  const navigate = useNavigate();
  useEffect(() => {
    const here = (url: URL) => localeFromPath(url.pathname);
    // The server enforces age gates: such a link is left to the browser.
    const isOwn = (match: PageMatch | undefined) => match !== undefined && mayEnter(match, visit.adult);
    return watchLinks({
      owns: url => here(url).locale === visit.texts.locale && isOwn(matchPage(visit.composition, here(url).path)),
      follow: url => {
        saveScroll();
        void navigate(here(url).path + url.search + url.hash);
      },
      intend: url => {
        const match = matchPage(visit.composition, here(url).path);
        if (match?.route.access === undefined || match.route.access === 'public')
          pages.ahead(here(url).path, url.search);
      },
    });
  }, [visit, pages, navigate]);
};

/** Everything that starts once the page runs: stored state, the session, links, scroll, texts. */
export const usePageLife = (shell: Shell): void => {
  const { visit } = shell;
  useLinks(shell);
  useEffect(() => watchScroll(), []);
  useEffect(watchTyping, []);
  useEffect(() => onInteraction(visit.texts.open), [visit]);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    startPersistence();
    const stopForgetting = clearSavedPages();
    const stops = [startWishes(), startBookmarks(), startHistory()];
    if ($user.get()) void verifySession();
    const stopSession = watchSession(visit.queryClient);
    if ($user.get() || $orderToken.get()) void loadOrder();
    // The server's plan applies until the store knows more: a new tab has the cookie, but not the user yet.
    if ($isStaff.get()) void addGatedRemotes(visit);
    const stopStaff = $isStaff.listen(isStaff => {
      if (isStaff) void addGatedRemotes(visit);
      else dropGatedRemotes(visit);
    });
    return () => {
      stops.forEach(stop => stop());
      stopForgetting();
      stopSession();
      stopStaff();
    };
  }, [visit]);
};
