/** What somebody wrote: stars and words. Words in Latin letters are a visitor's, written in English. */
export type Said = readonly [stars: 1 | 2 | 3 | 4 | 5, text: string];

/** Below a product's permalink or kind: which words fit it. */
export type Voices = Readonly<Record<string, readonly Said[]>>;
