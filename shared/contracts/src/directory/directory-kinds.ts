/** What staff manage beside the products. */
export const directoryKinds = ['vendors', 'brands', 'badges', 'stores', 'look_books'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];
