import { type ReviewAspect, reviewAspects, type ReviewForm, type ReviewScores, scoreField } from '@ortoo/contracts';

/** The scores that a form has. */
export const scoresOf = (form: ReviewForm): ReviewScores => {
  const entries = reviewAspects.flatMap(aspect => {
    const score = form[scoreField(aspect)];
    return score === undefined ? [] : [[aspect, score] as const];
  });
  return Object.fromEntries(entries);
};

/** Average scores in the order of the aspects. */
export const inOrder = <T extends { aspect: ReviewAspect }>(scores: readonly T[]): T[] =>
  scores.toSorted((a, b) => reviewAspects.indexOf(a.aspect) - reviewAspects.indexOf(b.aspect));
