import { paymentMethodsSchema } from '../order.schema';

export const listPaymentMethodsSchemas = { answer: paymentMethodsSchema };
