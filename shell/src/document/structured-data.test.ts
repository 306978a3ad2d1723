import { withOrigin } from './structured-data';

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
