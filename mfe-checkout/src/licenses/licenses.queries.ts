import { listLicenses } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The licences of the user's purchases. */
export const licensesQuery = () => endpointQuery(['licenses'], listLicenses, { query: { per_page: 100 } });
