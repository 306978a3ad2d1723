/** Headers of a request from this visitor: the shop lets the requests of one visitor take turns. */
export const headersOf = (visitor: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.${(visitor >> 8) & 255}.${visitor & 255}`,
});
