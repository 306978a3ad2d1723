/** What staff manage beside the products. */
export const directoryKinds = [
  'vendors',
  'brands',
  'badges',
  'stores',
  'look_books',
  'taxons',
  'option_values',
] as const;
export type DirectoryKind = (typeof directoryKinds)[number];
