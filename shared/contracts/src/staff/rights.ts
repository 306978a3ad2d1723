/** What a member of staff may do, in the order of the screens. */
export const rights = [
  'scan',
  'orders',
  'money',
  'catalogue',
  'content',
  'promotions',
  'sites',
  'releases',
  'roulette',
  'people',
] as const;
export type Right = (typeof rights)[number];

/** Rights that staff of one vendor can have: their endpoints know whose rows they are. */
export const vendorRights: readonly Right[] = ['scan', 'orders', 'catalogue'];
