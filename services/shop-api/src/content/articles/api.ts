/** Public interface of the articles. */
export { serializeCards } from './articles';
export {
  findArticleId,
  findTitles,
  insertArticle,
  listFollowedArticles,
  listForCrawlers,
  listPageSlugs,
  updateArticle,
} from './articles.tables';
export { findTags } from './tags.tables';
export { readingMinutes } from './document.rules';
