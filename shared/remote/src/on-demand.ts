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
      let isRequested = !known;
      const attempt = () =>
        isRequested &&
        load().then(
          part => {
            known = part;
            if (isRequested) setPart(() => part);
          },
          () => document.addEventListener('click', attempt, { once: true }),
        );
      void attempt();
      return () => {
        isRequested = false;
      };
    }, []);
    return Part ? createElement(Part, props) : null;
  };
};
