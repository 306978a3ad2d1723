/** Postpositions, prepositions, articles and particles, and what shoppers write around a name: no product has them. */
const stopWords =
  ' руу рүү луу лүү нь ба бол болон мөн уу үү юу вэ бэ юм тул ч бөгөөд хямд үнэ үнэтэй авах авна авъя' +
  ' a an and at by for from in of on or the to with cheap buy price' +
  ' в во для и из на от по с со у дешево купить цена ';

/** @param word in lower case */
export const isStopWord = (word: string): boolean => stopWords.includes(` ${word} `);
