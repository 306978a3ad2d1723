import { analyticsSchema } from '@ortoo/contracts/schema';
import { jsonSetting, readSettings } from '@ortoo/contracts/settings';
import { z } from 'zod';

const settingsSchema = z.record(z.string(), analyticsSchema);

/** Analytics destinations of shop events, by site code. */
export type AnalyticsSettings = Readonly<z.infer<typeof settingsSchema>>;

/** The setting `ANALYTICS`: JSON by site code. An invalid one stops the start. */
export const readAnalyticsSettings = (json: string | undefined): AnalyticsSettings => {
  if (!json) return {};
  return readSettings(z.object({ ANALYTICS: jsonSetting(settingsSchema) }), { ANALYTICS: json }).ANALYTICS;
};
