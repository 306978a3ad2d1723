import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows something in a tree of its own beside the page, which survives the page's crash.
 * @param key names its styles: lower case letters
 */
export const showSeparately = (key: string, part: ReactNode): { remove: () => void } => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<CacheProvider value={createCache({ key, stylisPlugins: [] })}>{part}</CacheProvider>);
  return {
    remove: () => {
      root.unmount();
      place.remove();
    },
  };
};
