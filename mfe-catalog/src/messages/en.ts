export const messages = { products: { title: 'All products' } };
