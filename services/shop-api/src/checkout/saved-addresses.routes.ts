import { addressesSchema, idSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../http/domain-error';
import { signedIn } from '../http/viewer';
import type { Shop } from '../shop';
import { serializeAddress } from './address.mapper';
import { forgetAddress, listAddresses } from './addresses.tables';

const shown = 20;

export const savedAddressesRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get('/addresses', { schema: { response: { 200: addressesSchema } } }, async request => {
      const rows = await listAddresses(shop.db, signedIn(request), shown);
      return { addresses: rows.map(row => serializeAddress(row, request.reader)) };
    });

    app.delete(
      '/addresses/:id',
      { schema: { params: z.object({ id: idSchema }), response: { 204: z.null() } } },
      async (request, reply) => {
        const userId = signedIn(request);
        const forgotten = await shop.db.transaction().execute(trx => forgetAddress(trx, userId, request.params.id));
        if (!forgotten) throw new DomainError('NOT_FOUND');
        return reply.status(204).send(null);
      },
    );
  };
