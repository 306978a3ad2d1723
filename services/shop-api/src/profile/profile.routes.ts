import { type Organization, phoneDigits, readName, reviewLimits } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { changeUser, confirmContactChange, frameOf, readUser, requestContactChange } from '../account/api';
import { transact } from '../db/changes';
import { DomainError, fieldError } from '../http/domain-error';
import { enforceLimit } from '../http/limit-visitors';
import { takeForms } from '../http/forms';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { lookUpOrganization } from '../receipts/api';
import { dropAvatar, storeAvatar } from './avatar';
import { deleteOrganization, findOrganization, saveOrganization } from './organizations.tables';

const seldom = {
  rateLimit: {
    max: 30,
    timeWindow: '10 minutes',
    keyGenerator: (request: FastifyRequest) => `profile:${signedIn(request)}`,
  },
};

/** What users tell about themselves. */
export const profileRoutes: Routes = async (app, shop) => {
  await takeForms(app, { files: 1, bytes: reviewLimits.imageBytes, error: 'IMAGES_TOO_MANY' });

  const user = (request: FastifyRequest) => readUser(shop, signedIn(request), request.reader);

  implement(app, 'updateProfile', async request => {
    const { reader, body } = request;
    const nameIn = (field: 'firstname' | 'lastname'): string => {
      const read = readName(body[field], reader.locale);
      if (!read.ok) throw fieldError(field, read.code);
      return read.name;
    };
    const names = { firstname: nameIn('firstname'), lastname: body.lastname === '' ? '' : nameIn('lastname') };
    await transact(shop.db, trx => changeUser(trx, signedIn(request), names));
    return user(request);
  });

  implement(app, 'updateAvatar', { ...seldom, consumes: ['multipart/form-data'] }, async request => {
    await storeAvatar(shop, signedIn(request), request.body);
    return user(request);
  });

  implement(app, 'removeAvatar', async request => {
    await dropAvatar(shop, signedIn(request));
    return user(request);
  });

  implement(app, 'requestContact', async request => {
    enforceLimit(shop, 'codes', request);
    const { login } = request.body;
    return { token: await requestContactChange(shop, signedIn(request), login, frameOf(shop, request)) };
  });

  implement(app, 'confirmContact', seldom, async request => {
    await confirmContactChange(shop, signedIn(request), request.body, frameOf(shop, request));
    return user(request);
  });

  const organizationOf = async (userId: number) => {
    const row = await findOrganization(shop.db, userId);
    if (!row) return { organization: null };
    const { user_id: _, ...organization } = row;
    return { organization };
  };

  implement(app, 'getOwnOrganization', async request => organizationOf(signedIn(request)));

  implement(app, 'saveOwnOrganization', seldom, async request => {
    const { registry_number, ...typed } = request.body;
    if (typed.phone !== '' && !phoneDigits(typed.phone)) throw fieldError('phone', 'PHONE_FORMAT');
    const known = await lookUpOrganization(shop, registry_number).catch((error: unknown): Partial<Organization> => {
      // What is known of the company is kept although the tax office does not answer.
      if (error instanceof DomainError && error.code === 'UNAVAILABLE' && typed.name !== '') return {};
      throw error;
    });
    await saveOrganization(shop.db, {
      ...typed,
      user_id: signedIn(request),
      registry_number: known.registry_number ?? registry_number,
      name: known.name ?? typed.name,
      confirmed: known.name !== undefined,
    });
    return organizationOf(signedIn(request));
  });

  implement(app, 'removeOwnOrganization', async request => {
    await deleteOrganization(shop.db, signedIn(request));
    return { organization: null };
  });
};
