/** Days of the periods that sales are shown for. */
export const salesPeriods = [7, 30, 90] as const;
export type SalesPeriod = (typeof salesPeriods)[number];
