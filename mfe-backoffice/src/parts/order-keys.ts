/** Common key prefix of orders, to invalidate all of them. */
export const staffOrdersKey = ['back-office', 'orders'] as const;

/** Common key prefix of returns, to invalidate all of them. */
export const staffReturnsKey = ['back-office', 'returns'] as const;
