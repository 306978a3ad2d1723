import { lazyPart } from '@ortoo/remote';

/** Its code loads with the pages that show it. */
export const LateEnclosedHeader = lazyPart(
  async () => (await import(/* webpackChunkName: "enclosed-header" */ './enclosed-header')).EnclosedHeader,
  { when: 'interaction' },
);
