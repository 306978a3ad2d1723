import * as endpoints from '@ortoo/contracts/endpoints';
import { listDistrictsSchemas, listProvincesSchemas, listSubdistrictsSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import { readDistricts, readProvinces, readSubdistricts } from './places.rules';

export const addressesRoutes = (): FastifyPluginAsync => async app => {
  implement(app, endpoints.listProvinces, listProvincesSchemas, async ({ reader }) => ({
    provinces: readProvinces(reader),
  }));

  implement(app, endpoints.listDistricts, listDistrictsSchemas, async request => {
    const districts = readDistricts(request.params.code, request.reader);
    if (!districts) throw new DomainError('NOT_FOUND');
    return { districts };
  });

  implement(app, endpoints.listSubdistricts, listSubdistrictsSchemas, async request => {
    const subdistricts = readSubdistricts(request.params.code, request.reader);
    if (!subdistricts) throw new DomainError('NOT_FOUND');
    return { subdistricts };
  });
};
