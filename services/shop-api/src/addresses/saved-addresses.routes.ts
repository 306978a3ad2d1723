import * as endpoints from '@ortoo/contracts/endpoints';
import { listAddressesSchemas, removeAddressSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import { signedIn } from '../http/viewer';
import type { Shop } from '../shop';
import { serializeAddress } from './address.mapper';
import { forgetAddress, listAddresses } from './addresses.tables';

const shown = 20;

export const savedAddressesRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(app, endpoints.listAddresses, listAddressesSchemas, async request => {
      const rows = await listAddresses(shop.db, signedIn(request), shown);
      return { addresses: rows.map(row => serializeAddress(row, request.reader)) };
    });

    implement(app, endpoints.removeAddress, removeAddressSchemas, async request => {
      const userId = signedIn(request);
      const forgotten = await transact(shop.db, trx => forgetAddress(trx, userId, request.params.id));
      if (!forgotten) throw new DomainError('NOT_FOUND');
    });
  };
