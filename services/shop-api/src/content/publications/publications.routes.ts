import { documentLimits, reviewLimits } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n/locales';
import type { FastifyRequest } from 'fastify';
import { DomainError, fieldError } from '../../http/domain-error';
import { takeForms } from '../../http/forms';
import { implement, type Routes } from '../../http/implement';
import { signedIn } from '../../http/viewer';
import { readImage, saveImage } from '../../uploads/api';
import { serializePublication, serializePublicationCard, serializeVersion } from './publication.mapper';
import {
  createPublication,
  readPublication,
  removePublication,
  savePublication,
  submitPublication,
  withdrawPublication,
  writerOf,
} from './publications';
import { findVersion, listOwnPublications, listVersions } from './publications.tables';

const limited = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: '1 hour',
    keyGenerator: (request: FastifyRequest) => `writing:${signedIn(request)}`,
  },
});

/** Bytes of the longest documents in every language; a Cyrillic letter has two. */
const maxContent = locales.length * documentLimits.length * 2;

/** What users write, before it is published. */
export const publicationsRoutes: Routes = async (app, shop) => {
  await takeForms(app, { files: 1, bytes: reviewLimits.imageBytes, error: 'IMAGES_TOO_MANY' });

  implement(app, 'listOwnPublications', async request => {
    const { rows, paging } = await listOwnPublications(shop.db, signedIn(request), request.query);
    return { ...paging, publications: rows.map(row => serializePublicationCard(row, request.reader)) };
  });

  implement(app, 'createPublication', async request =>
    serializePublication(await createPublication(shop, writerOf(request), request.body.kind), request.reader),
  );

  implement(app, 'getPublication', async request =>
    serializePublication(await readPublication(shop, request.params.id, writerOf(request)), request.reader),
  );

  implement(app, 'savePublication', { bodyLimit: maxContent }, async request =>
    serializePublication(
      await savePublication(shop, request.params.id, writerOf(request), request.body),
      request.reader,
    ),
  );

  implement(app, 'submitPublication', async request =>
    serializePublication(
      await submitPublication(shop, request.params.id, writerOf(request), request.body),
      request.reader,
    ),
  );

  implement(app, 'withdrawPublication', async request =>
    serializePublication(await withdrawPublication(shop, request.params.id, writerOf(request)), request.reader),
  );

  implement(app, 'removePublication', request => removePublication(shop, request.params.id, writerOf(request)));

  implement(app, 'listPublicationVersions', async request => {
    const { id } = await readPublication(shop, request.params.id, writerOf(request));
    return { versions: (await listVersions(shop.db, id)).map(serializeVersion) };
  });

  implement(app, 'getPublicationVersion', async request => {
    const { id } = await readPublication(shop, request.params.id, writerOf(request));
    const saved = await findVersion(shop.db, id, request.params.version);
    if (!saved) throw new DomainError('PUBLICATION_NOT_FOUND');
    return { ...serializeVersion(saved), content: saved.content };
  });

  implement(app, 'uploadArticleImage', { ...limited(100), consumes: ['multipart/form-data'] }, async ({ body }) => {
    const { imageEdge } = reviewLimits;
    const picture = await readImage(body.image, upright =>
      upright.resize({ width: imageEdge, height: imageEdge, fit: 'inside', withoutEnlargement: true }),
    );
    if (typeof picture === 'string') throw fieldError('image', picture);
    return { image: `/pictures/${await saveImage(shop, 'article', picture)}` };
  });
};
