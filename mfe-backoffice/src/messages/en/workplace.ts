export const workplace = {
  title: 'Back office',
  places: 'Back office menu',
  waiting: 'waiting',
  shop: 'Go to the shop',
  account: 'Account and security',
  user: 'Staff',
  noAccess: 'No access',
  noAccessTitle: 'Your role does not include this page',
  noAccessText: 'Ask an administrator for the right, or go on with your own pages.',
  toOverview: 'To the overview',
};
