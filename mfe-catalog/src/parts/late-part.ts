import { createElement, memo, Suspense, use, useEffect, type FunctionComponent, type ReactNode } from 'react';

type Part = (props: never) => ReactNode;
type PropsOf<P extends Part> = Parameters<P> extends [infer Props] ? Props : object;

/** First signs that somebody is going to touch something. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

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
      return createElement(Suspense, undefined, createElement(Inner, props));
    };
    return memo(Late) as unknown as FunctionComponent<PropsOf<Parts[Name]>>;
  };
  return { load, part };
};
