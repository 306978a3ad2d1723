import { idParamsSchema } from '../common.schema';

export const removeAddressSchemas = { params: idParamsSchema };
