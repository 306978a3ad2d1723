/** Limits of the rules that staff set for searches. */
export const searchRuleLimits = { word: 60, words: 20, pins: 12, place: 20 } as const;
