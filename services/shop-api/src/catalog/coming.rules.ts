/** The day of arrival of what has yet to arrive; null once it has. */
export const comingOn = ({ pre_order_at: at }: { pre_order_at?: string }, now: Date): string | null =>
  at !== undefined && Date.parse(at) > now.getTime() ? at : null;
