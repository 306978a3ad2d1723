import { assertStrongSecrets, issuedSecret } from '@ortoo/contracts/settings';
import { readAnalyticsSettings, readProviderSettings, secretsOf } from '@ortoo/shop-api/app';
import { config } from './config';

/** The settings with a schema in the Shop API. */
export const readShopSettings = () => {
  const providers = readProviderSettings(config.paymentProviders);
  if (config.production && providers) assertStrongSecrets(secretsOf(providers), issuedSecret);
  return { providers, analytics: readAnalyticsSettings(config.analytics) };
};

export type ShopSettings = ReturnType<typeof readShopSettings>;
