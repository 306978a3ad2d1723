import { createElement, useEffect, useState, type FunctionComponent } from 'react';

/**
 * A component whose code loads on first use. It has no placeholder because it opens over the page or fills an empty
 * place. A failed load is retried on the next use.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> => {
  let known: FunctionComponent<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      let isRequested = !known;
      const attempt = () => {
        if (!isRequested) return;
        load().then(
          part => {
            known = part;
            if (isRequested) setPart(() => part);
          },
          () => document.addEventListener('click', attempt, { once: true }),
        );
      };
      attempt();
      return () => {
        isRequested = false;
      };
    }, []);
    return Part ? createElement(Part, props) : null;
  };
};
