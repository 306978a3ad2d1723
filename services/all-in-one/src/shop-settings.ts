import { assertStrongSecrets, issuedSecret } from '@ortoo/contracts/settings';
import {
  messageSecrets,
  readAnalyticsSettings,
  readMessageSettings,
  readProviderSettings,
  readPushServices,
  readSocialSettings,
  secretsOf,
  socialSecretsOf,
} from '@ortoo/shop-api/settings';
import { config } from './config';

/** The settings with a schema in the Shop API. */
export const readShopSettings = () => {
  const providers = readProviderSettings(config.paymentProviders);
  const messages = readMessageSettings(config.messages);
  const social = readSocialSettings(config.socialProviders);
  const pushServices = readPushServices(config.pushServices);
  if (config.production) {
    const secrets = { ...(providers && secretsOf(providers)), ...(social && socialSecretsOf(social)) };
    const pushKeys = Object.entries(pushServices ?? {}).map(([site, { key }]) => [`PUSH_SDK (${site})`, key] as const);
    assertStrongSecrets({ ...secrets, ...messageSecrets(messages), ...Object.fromEntries(pushKeys) }, issuedSecret);
  }
  return {
    providers,
    social,
    pushServices,
    staffMoneyLimit: config.staffMoneyLimit,
    analytics: readAnalyticsSettings(config.analytics),
    messages,
  };
};

export type ShopSettings = ReturnType<typeof readShopSettings>;
