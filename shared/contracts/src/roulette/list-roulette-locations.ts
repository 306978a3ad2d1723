import { defineEndpoint } from '../endpoint';
import type { listRouletteLocationsSchemas } from './roulette.schema';

export const listRouletteLocations = defineEndpoint<typeof listRouletteLocationsSchemas>({
  method: 'GET',
  path: '/tmp_roulette/locations',
  access: 'staff:roulette',
});
