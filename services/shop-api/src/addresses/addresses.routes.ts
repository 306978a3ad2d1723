import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { readDistricts, readProvinces, readSubdistricts } from './places.rules';

export const addressesRoutes: Routes = app => {
  implement(app, 'listProvinces', async ({ reader }) => ({
    provinces: readProvinces(reader),
  }));

  implement(app, 'listDistricts', async request => {
    const districts = readDistricts(request.params.code, request.reader);
    if (!districts) throw new DomainError('NOT_FOUND');
    return { districts };
  });

  implement(app, 'listSubdistricts', async request => {
    const subdistricts = readSubdistricts(request.params.code, request.reader);
    if (!subdistricts) throw new DomainError('NOT_FOUND');
    return { subdistricts };
  });
};
