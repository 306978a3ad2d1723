import { staffShipmentsQuerySchema, staffShipmentsSchema } from '../shipping.schema';

export const listShipmentsSchemas = { query: staffShipmentsQuerySchema, answer: staffShipmentsSchema };
