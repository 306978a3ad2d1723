export { openDatabase, type Database, type DatabaseOptions } from './open-database';
export { DirectoryInUse } from './directory-lock';
export { migrate } from './migrate';
export { changed, transact } from './changes';
export { onArticleChange } from './article-changes';
export { onProductChange } from './product-changes';
export type { Tables } from './schema';
export type { Text } from './schema.types';
