import { jsonSetting, readSettings } from '@ortoo/contracts/settings';
import { z } from 'zod';
import { type Account, text, url } from './account';
import { paymentNetworks } from './payment-networks';

type Networks = typeof paymentNetworks;

const networkAccounts = Object.fromEntries(
  Object.entries(paymentNetworks).map(([name, { account }]) => [name, account.optional()]),
) as { [Name in keyof Networks]: z.ZodOptional<Networks[Name]['account']> };

/** Accounts at providers and partners, by their names. */
export const providerSettingsSchema = z.strictObject({
  ...networkAccounts,
  card: z.object({ url, token: text, secret: text }).optional(),
  transfer: z
    .object({ url, token: text, bank: text, bankEnglish: text.optional(), accountName: text, iban: text })
    .optional(),
  storepay: z
    .object({ url, username: text, password: text, appUsername: text, appPassword: text, storeId: text })
    .optional(),
  ebarimt: z
    .object({
      url,
      /** The public list of tax payers, when it has an address of its own. */
      lookupUrl: url.optional(),
      merchantTin: text,
      branchNo: text,
      posNo: text,
      districtCode: text,
      /** Code of most goods in the national classification. */
      classificationCode: z.string().regex(/^\d{7}$/),
    })
    .optional(),
});

export type ProviderSettings = z.infer<typeof providerSettingsSchema>;

/** The setting `PAYMENT_PROVIDERS`: JSON by name. An invalid one stops the start, without printing secrets. */
export const readProviderSettings = (json: string | undefined): ProviderSettings | undefined => {
  if (!json) return undefined;
  return readSettings(z.object({ PAYMENT_PROVIDERS: jsonSetting(providerSettingsSchema) }), { PAYMENT_PROVIDERS: json })
    .PAYMENT_PROVIDERS;
};

type Accounts = { [Name in keyof ProviderSettings]: Account<NonNullable<ProviderSettings[Name]>> };

/** As the providers expect them. */
export type ProviderAccounts = Accounts;

/** The accounts of a configuration. */
export const accountsOf = (settings: ProviderSettings): ProviderAccounts =>
  Object.fromEntries(
    Object.entries(settings).map(([name, { url: address, ...account }]) => [
      name,
      { ...account, baseUrl: () => address },
    ]),
  );
