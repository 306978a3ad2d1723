export const workplace = {
  title: 'Back office',
  places: 'Back office menu',
  waiting: 'waiting',
  shop: 'Go to the shop',
  account: 'Account and security',
  user: 'Staff',
};
