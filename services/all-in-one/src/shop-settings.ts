import { assertStrongSecrets, issuedSecret } from '@ortoo/contracts/settings';
import {
  messageSecrets,
  openTransports,
  readAnalyticsSettings,
  readMessageSettings,
  readProviderSettings,
  readSocialSettings,
  secretsOf,
  socialSecretsOf,
} from '@ortoo/shop-api/app';
import { config } from './config';

/** The settings with a schema in the Shop API. */
export const readShopSettings = () => {
  const providers = readProviderSettings(config.paymentProviders);
  const messages = readMessageSettings(config.messages);
  const social = readSocialSettings(config.socialProviders);
  if (config.production) {
    const secrets = { ...(providers && secretsOf(providers)), ...(social && socialSecretsOf(social)) };
    assertStrongSecrets({ ...secrets, ...messageSecrets(messages) }, issuedSecret);
  }
  return {
    providers,
    social,
    staffMoneyLimit: config.staffMoneyLimit,
    analytics: readAnalyticsSettings(config.analytics),
    transports: openTransports(messages),
  };
};

export type ShopSettings = ReturnType<typeof readShopSettings>;
