/** Public interface of the authors. */
export { announceArticles } from './announce';
export { findAuthorName, findOwnAuthor, insertOwnAuthor, listAuthorSlugs } from './authors.tables';
