import { districtsSchema, provincesSchema, subdistrictsSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../http/domain-error';
import { readDistricts, readProvinces, readSubdistricts } from './places.rules';

const params = z.object({ code: z.string().max(12) });

export const addressesRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/addresses/provinces', { schema: { response: { 200: provincesSchema } } }, async ({ reader }) => ({
    provinces: readProvinces(reader),
  }));

  app.get(
    '/addresses/provinces/:code/districts',
    { schema: { params, response: { 200: districtsSchema } } },
    async request => {
      const districts = readDistricts(request.params.code, request.reader);
      if (!districts) throw new DomainError('NOT_FOUND');
      return { districts };
    },
  );

  app.get(
    '/addresses/districts/:code/subdistricts',
    { schema: { params, response: { 200: subdistrictsSchema } } },
    async request => {
      const subdistricts = readSubdistricts(request.params.code, request.reader);
      if (!subdistricts) throw new DomainError('NOT_FOUND');
      return { subdistricts };
    },
  );
};
