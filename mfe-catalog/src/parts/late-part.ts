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

/** Events that indicate an imminent interaction; assistive technology and speech input cause only the last two. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'change'] as const;

/** Signals when the adjacent content has hydrated. */
const Ready = ({ onReady }: { onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};

/** Replays the last click on a button that was pressed before its code loaded. */
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
      // Prevents the native form submission.
      event.preventDefault();
      missed.current = button;
    };
    // Registered before React, which stops such clicks from propagating.
    window.addEventListener('click', onClick, { signal: controller.signal, capture: true });
    return () => controller.abort();
  }, []);
  return { place, onReady };
};

const inPlace = { display: 'contents' };

/**
 * Parts with server HTML and late hydration: their code loads on the visitor's first interaction. React leaves such a
 * place untouched until then unless its properties change: they must keep their identity.
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
      // The form in which React marks a promise that need not suspend.
      void Object.assign(code, { status: 'fulfilled', value: parts });
      settle(parts);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  /** For the server, and for a page without server HTML: both must wait for it. */
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
