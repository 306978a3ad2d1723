import { defineEndpoint } from '../endpoint';
import type { listDeparturesSchemas } from './travel.schema';

export const listDepartures = defineEndpoint<typeof listDeparturesSchemas>({
  method: 'GET',
  path: '/trip/departures',
  access: 'anyone',
});
