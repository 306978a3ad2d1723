import type { ArticleKind } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { implement, type Routes } from '../../http/implement';
import type { Reader } from '../../http/locale';
import { signedIn } from '../../http/viewer';
import * as comments from './comments';

/** @param max of a user in ten minutes */
const limited = (what: string, max: number) => ({
  rateLimit: {
    max,
    timeWindow: '10 minutes',
    keyGenerator: (request: FastifyRequest) => `${what}:${signedIn(request)}`,
  },
});
const writing = limited('comment', 15);
const rating = limited('comment-rating', 120);
const reporting = limited('comment-report', 20);

const about = (kind: ArticleKind, { slug }: { slug: string }, { topics }: Reader): comments.Subject => ({
  kind,
  slug,
  topics,
});

export const commentsRoutes: Routes = (app, shop) => {
  implement(app, 'listArticleComments', ({ params, query, reader }) =>
    comments.readComments(shop, about('article', params, reader), query),
  );
  implement(app, 'listNewsComments', ({ params, query, reader }) =>
    comments.readComments(shop, about('news', params, reader), query),
  );

  implement(app, 'getOwnComments', request =>
    comments.readOwn(shop, about('article', request.params, request.reader), signedIn(request)),
  );
  implement(app, 'getOwnNewsComments', request =>
    comments.readOwn(shop, about('news', request.params, request.reader), signedIn(request)),
  );

  implement(app, 'addArticleComment', writing, request =>
    comments.writeComment(shop, about('article', request.params, request.reader), signedIn(request), request.body),
  );
  implement(app, 'addNewsComment', writing, request =>
    comments.writeComment(shop, about('news', request.params, request.reader), signedIn(request), request.body),
  );

  implement(app, 'changeComment', writing, request =>
    comments.editComment(shop, request.params.id, signedIn(request), request.body.comment),
  );
  implement(app, 'removeComment', request => comments.takeBack(shop, request.params.id, signedIn(request)));

  implement(app, 'reviewComment', rating, request =>
    comments.rateComment(shop, request.params.id, signedIn(request), request.body.rating),
  );
  implement(app, 'reportComment', reporting, request =>
    comments.reportComment(shop, {
      id: request.params.id,
      userId: signedIn(request),
      reason: request.body.reason,
    }),
  );
  implement(app, 'chooseCommentName', writing, request =>
    comments.chooseName(shop, signedIn(request), request.body.name),
  );
};
