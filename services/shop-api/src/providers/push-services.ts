import { jsonSetting, readSettings } from '@ortoo/contracts/settings';
import { z } from 'zod';

const settingsSchema = z.record(
  z.string(),
  z.object({
    /** Takes `POST {player_id, title, body, url, lang, tag, ttl}`. */
    url: z.url({ protocol: /^https?$/ }),
    /** Proves that a message is the shop's. */
    key: z.string().min(12),
  }),
);

/** Accounts at the services behind the sites' push SDKs, by site code. */
export type PushServiceSettings = z.infer<typeof settingsSchema>;
export type PushService = PushServiceSettings[string];

/** The setting `PUSH_SDK`: JSON by site code. An invalid one stops the start. */
export const readPushServices = (json: string | undefined): PushServiceSettings | undefined =>
  json ? readSettings(z.object({ PUSH_SDK: jsonSetting(settingsSchema) }), { PUSH_SDK: json }).PUSH_SDK : undefined;

/** Key of the shop at the sandbox's service. */
export const sandboxPushKey = 'sandbox-push-key';

/** The service of each site; the sandbox's for all when nothing is set, outside production. */
export const pushServicesOf =
  (settings: PushServiceSettings | undefined, { production, origin }: { production: boolean; origin: () => string }) =>
  (site: string): PushService | undefined =>
    settings || production ? settings?.[site] : { url: `${origin()}/sandbox/push-sdk/messages`, key: sandboxPushKey };
