/** Limits of a document: its blocks, its length as JSON, and lists within lists. */
export const documentLimits = { blocks: 1000, length: 400_000, listLevels: 3 } as const;

/** Limits of articles and their authors. */
export const articleLimits = { query: 100, authorName: 60, authorBio: 600, followed: 200 } as const;

/** Limits of a comment. */
export const commentLimits = { perPage: 20, min: 2, max: 2000, name: 40, note: 300 } as const;

/** Limits of what a writer writes; `unpublished`: how many that nobody reads yet. */
export const publicationLimits = { unpublished: 100, title: 120, summary: 300, alt: 300, tags: 5 } as const;
