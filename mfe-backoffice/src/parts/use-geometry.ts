import { useLayoutEffect } from 'react';

/** The bar is lower than the shop's header, and there is no navigation at the bottom of a phone. */
const geometry = { '--header-height': '3.5rem', '--bottom-nav-height': '0px' };

/** Sets the measures that sticky parts, scrolling and notices keep clear of. */
export const useGeometry = (): void => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(geometry)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(geometry)) style.removeProperty(name);
    };
  }, []);
};
