import { breadcrumbList, withOrigin } from './structured-data';

test('paths become addresses in address properties at any depth, and nowhere else', () => {
  const data = {
    name: '/not/an/address',
    image: ['/pictures/a', 'https://other.example/b', '//other.example/c'],
    itemListElement: [{ position: 1, name: 'Гутал', item: '/t/shoes' }],
    offers: { url: '/products/x', price: 1000, availability: 'https://schema.org/InStock', seller: null },
  };
  expect(withOrigin(data, 'https://shop.example')).toEqual({
    name: '/not/an/address',
    image: ['https://shop.example/pictures/a', 'https://other.example/b', '//other.example/c'],
    itemListElement: [{ position: 1, name: 'Гутал', item: 'https://shop.example/t/shoes' }],
    offers: {
      url: 'https://shop.example/products/x',
      price: 1000,
      availability: 'https://schema.org/InStock',
      seller: null,
    },
  });
});

test('breadcrumbs are numbered and link to pages of the locale', () => {
  const breadcrumbs = [
    { label: 'Goods', path: '/t/goods' },
    { label: 'Shoes', path: '/t/goods/shoes' },
  ];
  expect(breadcrumbList(breadcrumbs, 'en')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Goods', item: '/en/t/goods' },
      { '@type': 'ListItem', position: 2, name: 'Shoes', item: '/en/t/goods/shoes' },
    ],
  });
});
