import { lazyPart } from '@ortoo/remote';

/** Its code loads when somebody opens it. */
export const LatePalette = lazyPart(
  async () => (await import(/* webpackChunkName: "palette" */ './command-palette')).CommandPalette,
  { when: 'use' },
);
