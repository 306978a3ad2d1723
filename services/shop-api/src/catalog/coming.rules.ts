/** Arrival day of goods that have not arrived yet; null once they have. */
export const comingOn = ({ pre_order_at: at }: { pre_order_at?: string }, now: Date): string | null =>
  at !== undefined && Date.parse(at) > now.getTime() ? at : null;
