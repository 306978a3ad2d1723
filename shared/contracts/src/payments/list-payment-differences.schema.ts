import { paymentDifferencesSchema } from '../unmatched-payment.schema';

export const listPaymentDifferencesSchemas = { answer: paymentDifferencesSchema };
