/** Key of everything about products. */
export const staffProductsKey = ['back-office', 'products'] as const;
