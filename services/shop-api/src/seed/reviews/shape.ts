/** An example review: stars and text. Texts in Latin letters are a foreigner's, written in English. */
export type Said = readonly [stars: 1 | 2 | 3 | 4 | 5, text: string];

/** Permalink prefix or kind of the products that the texts fit. */
export type Voices = Readonly<Record<string, readonly Said[]>>;
