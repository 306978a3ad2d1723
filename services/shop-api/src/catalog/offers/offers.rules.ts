import type { FieldFault } from '../../messages/index';
import type { PriceFacts } from '../pricing.rules';

export type Faults = Partial<Record<keyof PriceFacts, FieldFault>>;

/** Errors of prices that belong together, by field. */
export const priceFaults = ({ price, selling_price, sale_start_at, sale_expire_at }: PriceFacts): Faults => ({
  ...(selling_price !== null && selling_price >= price && { selling_price: 'big' }),
  ...(sale_start_at && sale_expire_at && sale_expire_at <= sale_start_at && { sale_expire_at: 'small' }),
});
