export const messages = { products: { title: 'Бүх бараа' } };
