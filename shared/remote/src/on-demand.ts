import { createElement, useEffect, useState, type FunctionComponent } from 'react';

/**
 * A part whose code comes with its first use. Nothing stands in for it: it is something that opens over the page or
 * takes a place that was empty. A load that failed is tried again the next time it is shown.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> => {
  let known: FunctionComponent<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (known) return;
      let wanted = true;
      load().then(
        part => {
          known = part;
          if (wanted) setPart(() => part);
        },
        () => undefined,
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Part ? createElement(Part, props) : null;
  };
};
