import { z } from 'zod';
import { shipShipmentSchema, staffShipmentSchema } from '../shipping.schema';

export const sendShipmentSchemas = {
  params: z.object({ number: z.string().regex(/^H\d{6,12}$/) }),
  body: shipShipmentSchema.nullish(),
  answer: staffShipmentSchema,
  errors: ['SHIPMENT_NOT_FOUND', 'STATE_TRANSITION'] as const,
};
