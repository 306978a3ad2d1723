import { jsonSetting, readSettings } from '@ortoo/contracts/settings';
import { z } from 'zod';
import { text, url } from './account';

const client = { clientId: text, secret: text };
const facebookGraph = 'https://graph.facebook.com/v24.0';

const settingsSchema = z.strictObject({
  google: z.object({ issuer: url.default('https://accounts.google.com'), ...client }).optional(),
  facebook: z
    .object({
      authorizeUrl: url.default('https://www.facebook.com/v24.0/dialog/oauth'),
      tokenUrl: url.default(`${facebookGraph}/oauth/access_token`),
      profileUrl: url.default(`${facebookGraph}/me`),
      ...client,
    })
    .optional(),
});

/** Clients of the shop at the services that sign in, by name. */
export type SocialSettings = z.infer<typeof settingsSchema>;

/** The setting `SOCIAL_PROVIDERS`: JSON by name. An invalid one stops the start, without printing secrets. */
export const readSocialSettings = (json: string | undefined): SocialSettings | undefined => {
  if (!json) return undefined;
  return readSettings(z.object({ SOCIAL_PROVIDERS: jsonSetting(settingsSchema) }), { SOCIAL_PROVIDERS: json })
    .SOCIAL_PROVIDERS;
};

/** Secrets of the clients, by the name of the setting. */
export const socialSecretsOf = (settings: SocialSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([provider, { secret }]) => [`SOCIAL_PROVIDERS.${provider}.secret`, secret]),
  );
