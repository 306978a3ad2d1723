/** What recipes taste of; the last have no alcohol. */
export const recipeTastes = ['fresh', 'fruity', 'warm', 'alcohol_free'] as const;
export type RecipeTaste = (typeof recipeTastes)[number];
