import { atom, onMount } from 'nanostores';

/** The layout changes here: mobile below, desktop from here on. Styles use the same width. */
const desktop = '(min-width: 992px)';

/**
 * The layout of the window. Pages are one tree for both, so this is `mobile` on the server and until the first listener
 * of the store; a component that reads it during hydration needs `useStore($viewport, { ssr: 'initial' })`.
 */
export const $viewport = atom<'mobile' | 'desktop'>('mobile');

onMount($viewport, () => {
  if (typeof window === 'undefined') return undefined;
  const query = window.matchMedia(desktop);
  const update = () => $viewport.set(query.matches ? 'desktop' : 'mobile');
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
});
