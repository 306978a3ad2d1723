export const rights = {
  scan: 'Scan codes',
  orders: 'Orders, delivery, returns',
  money: 'Payments and accounts',
  catalogue: 'Products, prices, stock',
  content: 'Articles and reviews',
  promotions: 'Promotions and codes',
  sites: 'Sites',
  releases: 'Releases',
  roulette: 'Roulette',
  people: 'Staff and rights',
  title: 'Rights',
};
