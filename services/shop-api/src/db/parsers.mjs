/**
 * Type ids of PostgreSQL with a JavaScript form fixed here, since pg and PGlite choose differently.
 * @type {Record<number, (text: string) => unknown>}
 */
export const parsers = {
  20: Number, // int8: amounts and counts stay below 2^53
  1700: Number, // numeric: ratings only
  1082: text => text, // date: a day has no zone
  1186: text => text, // interval
  17: text => Buffer.from(text.slice(2), 'hex'), // bytea in its hex form
};
