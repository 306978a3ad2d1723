import {
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  type FunctionComponent,
  type ReactNode,
} from 'react';

type Part = (props: never) => ReactNode;
type PropsOf<P extends Part> = Parameters<P> extends [infer Props] ? Props : object;

/** First signs that somebody is going to touch something; who is read the page to or speaks to it sends the last two alone. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'change'] as const;

/** Tells when what stands beside it has been taken over. */
const Ready = ({ onReady }: { onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};

/** Buttons pressed before their code was here: the last of them is pressed once more when it is. */
const useMissedClick = () => {
  const place = useRef<HTMLDivElement>(null);
  const missed = useRef<HTMLButtonElement>(null);
  const isHere = useRef(false);
  const onReady = useCallback(() => {
    isHere.current = true;
    missed.current?.click();
    missed.current = null;
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    const onClick = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (isHere.current || !button || !place.current?.contains(button)) return;
      // It would send the form the old way.
      event.preventDefault();
      missed.current = button;
    };
    // Before React, which keeps such a click from everybody.
    window.addEventListener('click', onClick, { signal: controller.signal, capture: true });
    return () => controller.abort();
  }, []);
  return { place, onReady };
};

const inPlace = { display: 'contents' };

/**
 * Parts that the server shows and nobody has touched yet: their HTML stands, their code comes with the visitor's first
 * sign. React leaves such a place as it is until then, unless its properties change: they have to keep their identity.
 */
export const latePart = <Parts extends Record<string, Part>>(fetchParts: () => Promise<Parts>) => {
  let settle: (parts: Parts) => void = () => undefined;
  const code = new Promise<Parts>(resolve => {
    settle = resolve;
  });
  let loading: Promise<void> | undefined;

  const come = async () => {
    try {
      const parts = await fetchParts();
      // As React marks a promise that it need not wait for.
      Object.assign(code, { status: 'fulfilled', value: parts });
      settle(parts);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  /** For the server, and for a page that comes without HTML: both have to wait for it. */
  const load = () => (loading ??= come());

  const part = <Name extends keyof Parts>(name: Name): FunctionComponent<PropsOf<Parts[Name]>> => {
    const Inner = (props: object) => createElement(use(code)[name] as FunctionComponent, props);
    const Late = (props: object) => {
      useEffect(() => {
        const controller = new AbortController();
        const onSign = () =>
          void load().then(
            () => controller.abort(),
            () => undefined,
          );
        for (const sign of signs) {
          window.addEventListener(sign, onSign, { signal: controller.signal, passive: true, capture: true });
        }
        return () => controller.abort();
      }, []);
      const { place, onReady } = useMissedClick();
      const inner = createElement(Suspense, undefined, createElement(Inner, props), createElement(Ready, { onReady }));
      return createElement('div', { ref: place, style: inPlace }, inner);
    };
    return memo(Late) as unknown as FunctionComponent<PropsOf<Parts[Name]>>;
  };
  return { load, part };
};
