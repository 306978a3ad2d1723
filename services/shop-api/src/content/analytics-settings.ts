import { analyticsSchema } from '@ortoo/contracts/schema';
import { z } from 'zod';

const settingsSchema = z.record(z.string(), analyticsSchema);

/** Who is told of what happens in the shop, by site code. */
export type AnalyticsSettings = Readonly<z.infer<typeof settingsSchema>>;

/** The setting `ANALYTICS`: JSON by site code. A wrong one stops the start. */
export const readAnalyticsSettings = (json: string | undefined): AnalyticsSettings => {
  if (!json) return {};
  const parsed = settingsSchema.safeParse(JSON.parse(json));
  if (parsed.success) return parsed.data;
  throw new Error(`ANALYTICS: ${z.prettifyError(parsed.error)}`);
};
