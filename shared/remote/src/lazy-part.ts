import { createElement, lazy, memo, Suspense, useEffect, useState, type FunctionComponent } from 'react';
import { onInteraction, untilDone } from './interaction';
import { useHydrated } from './use-hydrated';
import { useInView } from './use-in-view';

/** When the code of a part loads. */
type Moment<Props> =
  /** As soon as the part is rendered: it opens over the page or fills an empty place. */
  | { when: 'use' }
  /** When its place is in the window or, after an interaction, near it. Until then, `Fallback` reserves the space. */
  | { when: 'visible'; Fallback: FunctionComponent<Props> }
  /** On the visitor's first interaction. The server renders the part; its HTML stays until the code has loaded. */
  | { when: 'interaction' };

/** A component whose code loads later than its page. */
type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code now. A page's `load` awaits it for parts that the server renders. */
  load: () => Promise<void>;
};

/** The code of a part: loaded once, and again after a failure. */
const createCode = <Props extends object>(fetchPart: () => Promise<FunctionComponent<Props>>) => {
  let part: FunctionComponent<Props> | undefined;
  let loading: Promise<void> | undefined;
  let arrive: (module: { default: FunctionComponent<Props> }) => void;
  // Never rejects: React.lazy would keep the failure.
  const arrived = new Promise<{ default: FunctionComponent<Props> }>(resolve => (arrive = resolve));
  const Pending = lazy(() => arrived);

  const fetchOnce = async () => {
    try {
      part = await fetchPart();
      arrive({ default: part });
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const load = () => (loading ??= fetchOnce());

  /** Suspends while the code is loading. */
  const Part: FunctionComponent<Props> = props => {
    const [Code] = useState<FunctionComponent<Props>>(() => part ?? Pending);
    return createElement(Code, props);
  };

  /** Loads the code when it is requested; true once it is there. */
  const useLoaded = (isRequested: boolean): boolean => {
    const [isLoaded, setLoaded] = useState(part !== undefined);
    useEffect(() => {
      if (!isRequested || isLoaded) return undefined;
      return untilDone(() => load().then(() => setLoaded(true)));
    }, [isRequested, isLoaded]);
    return isRequested && isLoaded;
  };

  return { load, Part, useLoaded };
};

type Code<Props extends object> = ReturnType<typeof createCode<Props>>;

const onUse = <Props extends object>({ Part, useLoaded }: Code<Props>): FunctionComponent<Props> =>
  function PartOnUse(props) {
    return useLoaded(useHydrated()) ? createElement(Part, props) : null;
  };

const whenVisible = <Props extends object>(
  { Part, useLoaded }: Code<Props>,
  Fallback: FunctionComponent<Props>,
): FunctionComponent<Props> =>
  function VisiblePart(props) {
    const [place, isInView] = useInView();
    return createElement('div', { ref: place }, createElement(useLoaded(isInView) ? Part : Fallback, props));
  };

const onFirstInteraction = <Props extends object>({ Part, load }: Code<Props>): FunctionComponent<Props> => {
  const InteractivePart: FunctionComponent<Props> = props => {
    useEffect(() => onInteraction(load), []);
    return createElement(Suspense, undefined, createElement(Part, props));
  };
  // React keeps the server's HTML of a pending part only while its properties are the same.
  return memo(InteractivePart);
};

/**
 * A component whose code loads later than its page: see docs/late-parts.md. A failed load is repeated on the visitor's
 * next press.
 */
export const lazyPart = <Props extends object>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
  moment: Moment<Props>,
): LazyPart<Props> => {
  const code = createCode(fetchPart);
  const { load } = code;
  if (moment.when === 'use') return Object.assign(onUse(code), { load });
  if (moment.when === 'visible') return Object.assign(whenVisible(code, moment.Fallback), { load });
  return Object.assign(onFirstInteraction(code), { load });
};
