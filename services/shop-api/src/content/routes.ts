import { articlesRoutes } from './articles/articles.routes';
import { authorsRoutes } from './authors/authors.routes';
import { commentsRoutes } from './comments/comments.routes';
import { moderationRoutes } from './comments/moderation.routes';
import { publicationsRoutes } from './publications/publications.routes';
import { staffPublicationsRoutes } from './publications/staff-publications.routes';
import { siteRoutes } from './site.routes';

export const routes = [
  articlesRoutes,
  authorsRoutes,
  commentsRoutes,
  moderationRoutes,
  publicationsRoutes,
  staffPublicationsRoutes,
  siteRoutes,
];
