import { z } from 'zod';
import { staffShipmentSchema } from '../shipping.schema';

export const deliverShipmentSchemas = {
  params: z.object({ number: z.string().regex(/^H\d{6,12}$/) }),
  answer: staffShipmentSchema,
  errors: ['SHIPMENT_NOT_FOUND', 'STATE_TRANSITION'] as const,
};
