import { listingAddress } from './listing-head.rules';
import { readListing } from './listing-state.rules';

const addressOf = (search: string) => listingAddress('/products', readListing(new URLSearchParams(search)));

it.each([
  ['', '/products'],
  ['brand=ul', '/products?brand=ul'],
  ['on_sale=1&sort=price_asc', '/products?on_sale=1'],
  ['brand=ul&shown=120', '/products?brand=ul'],
  ['colour=brown&page=2', '/products?colour=brown&page=2'],
])('a list of %s may be indexed at %s', (search, canonical) => expect(addressOf(search)).toEqual({ canonical }));

it.each(['q=gutal', 'brand=ul&colour=brown', 'size=42', 'rating=4', 'price_max=9000', 'in_stock=1'])(
  'a list of %s is noindex',
  search => expect(addressOf(search)).toEqual({ canonical: `/products?${search}`, robots: 'noindex' }),
);
