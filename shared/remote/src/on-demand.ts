import { createElement, useEffect, useState, type FunctionComponent } from 'react';

/**
 * A part whose code comes with its first use. Nothing stands in for it: it is something that opens over the page or
 * takes a place that was empty. A load that failed is tried again with the next press: whoever wanted it presses once
 * more.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> => {
  let known: FunctionComponent<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (known) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const attempt = () =>
        void load().then(
          part => {
            known = part;
            if (!signal.aborted) setPart(() => part);
          },
          () => document.addEventListener('click', attempt, { once: true, signal }),
        );
      attempt();
      return () => controller.abort();
    }, []);
    return Part ? createElement(Part, props) : null;
  };
};
