import { unmatchedPaymentsQuerySchema, unmatchedPaymentsSchema } from '../unmatched-payment.schema';

export const listUnmatchedPaymentsSchemas = { query: unmatchedPaymentsQuerySchema, answer: unmatchedPaymentsSchema };
