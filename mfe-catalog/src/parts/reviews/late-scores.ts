import { lazyPart } from '@ortoo/remote';

/** The scores of a hotel's reviews; the query of the hotel loads their code. */
export const LateScores = lazyPart(
  async () => (await import(/* webpackChunkName: "review-scores" */ './review-scores')).ReviewScores,
  { when: 'interaction' },
);
