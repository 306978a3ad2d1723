import { Suspense, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { SkeletonKind } from '@ortoo/contracts';
import { Boundary, MessagesProvider } from '@ortoo/remote';
import type { PreparedPage } from '../composition/prepare';
import { Header } from '../layout/header';
import { Guard } from '../session/guard';
import { FailedPage } from '../screens/failed-page';
import { NotFound } from '../screens/not-found';
import { PageSkeleton } from '../screens/page-skeleton';
import { useShell } from '../shell-context';
import { recordTelemetry } from '../telemetry/records';
import { arrive } from './arrival';
import { applyHead } from './document-head';
import { placeScroll } from './scroll-memory';

/** Placeholder of a personal page in the server's HTML; opens the page after hydration. */
const InBrowser = ({ skeleton, open }: { skeleton: SkeletonKind; open: () => void }) => {
  useEffect(open, [open]);
  return <PageSkeleton kind={skeleton} />;
};

/** Skeleton of a page that loads: a page reached by a link begins at its top, as the page itself will. */
const Loading = ({ kind }: { kind: SkeletonKind }) => {
  const isPop = useNavigationType() === 'POP';
  const settle = useEffectEvent(() => {
    if (!isPop) placeScroll(false);
  });
  useLayoutEffect(() => settle(), []);
  return <PageSkeleton kind={kind} />;
};

/** A failed workplace draws no navigation: the shop's header leads away from it. */
const Failed = ({ retry }: { retry: () => void }) => {
  const { pathname } = useLocation();
  const isWorkplace = useShell().skeletonOf(pathname) === 'workplace';
  const page = <FailedPage retry={retry} />;
  if (!isWorkplace) return page;
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        {page}
      </main>
    </>
  );
};

interface PageViewProps {
  prepared: Promise<PreparedPage>;
  retry: () => void;
}

const Moved = ({ path }: { path: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return null;
};

const PageView = ({ prepared, retry }: PageViewProps) => {
  const result = use(prepared);
  const { pathname } = useLocation();
  switch (result.kind) {
    case 'client':
      return <InBrowser skeleton={result.skeleton} open={retry} />;
    case 'not-found':
      return <NotFound path={pathname} nearest={result.nearest} />;
    case 'moved':
      return <Moved path={result.path} />;
    case 'failed':
      return <Failed retry={retry} />;
    case 'page': {
      const { Page } = result.page;
      return (
        <Guard access={result.match.route.access ?? 'public'} skeleton={result.match.route.skeleton}>
          <MessagesProvider t={result.t}>
            <Page params={result.match.params} />
          </MessagesProvider>
        </Guard>
      );
    }
  }
};

/** Whether this is the document's first page; it outlives the pages and their frames. */
type FirstRef = RefObject<boolean>;

interface ArrivalProps {
  prepared: Promise<PreparedPage>;
  firstRef: FirstRef;
}

/** Runs once the page is on the screen: scroll, focus, title. */
const Arrival = ({ prepared, firstRef }: ArrivalProps) => {
  const result = use(prepared);
  const { visit } = useShell();
  const isPop = useNavigationType() === 'POP';
  const settle = useEffectEvent(() => {
    const { site, texts } = visit;
    arrive({ result, isPop, isFirst: firstRef.current, siteName: site.configs.name, texts });
    if (result.kind === 'page') recordTelemetry({ shown: result.match.remote });
    firstRef.current = false;
  });
  const { search } = useLocation();
  const described = useRef({ search, result });
  const follow = useEffectEvent(() => {
    const { site, texts } = visit;
    const { current } = described;
    if ((current.search !== search || current.result !== result) && result.kind === 'page') {
      applyHead(result.headAt(search), site.configs.name, texts.locale);
    }
    described.current = { search, result };
  });
  useEffect(() => follow(), [search, result]);
  // Once per page: the navigation type changes with each filter, the page itself with another release of its remote,
  // and neither must move the focus.
  useEffect(() => settle(), []);
  return null;
};

/** Address of the current page. A change of the query alone does not open a page; the page follows it by itself. */
const useOpened = () => {
  const { pathname, search } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState({ pathname, search });
  if (opened.pathname !== pathname) setOpened({ pathname, search });
  const shown = opened.pathname === pathname ? opened : { pathname, search };
  return { ...shown, attempt, again: () => setAttempt(attempt + 1) };
};

/** The page of the current address, in its own boundary. */
export const CurrentPage = ({ firstRef }: { firstRef: FirstRef }) => {
  const { pages, visit, skeletonOf } = useShell();
  const { pathname, search, attempt, again } = useOpened();
  const prepared = pages.open(pathname, search);
  const { search: current } = useLocation();
  useEffect(() => pages.cachePage(pathname, current, prepared), [pages, pathname, current, prepared]);
  useEffect(() => () => pages.leave(pathname), [pages, pathname]);
  const retry = () => {
    pages.forget(pathname, search);
    again();
  };
  const fallbackRelease = (error: unknown) =>
    void prepared.then(result => result.kind === 'page' && visit.remotes.giveUp(result.match.remote, error) && retry());
  return (
    <Boundary
      key={`${visit.composition.plan} ${pathname} ${attempt}`}
      source={pages}
      fallback={() => <Failed retry={retry} />}
      onError={fallbackRelease}
    >
      <Suspense fallback={<Loading kind={skeletonOf(pathname)} />}>
        <PageView prepared={prepared} retry={retry} />
        <Arrival prepared={prepared} firstRef={firstRef} />
      </Suspense>
    </Boundary>
  );
};
