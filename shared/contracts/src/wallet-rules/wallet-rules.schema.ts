import { z } from 'zod';
import { moneySchema } from '../common.schema';
import { walletFundingSchema } from '../wallet/wallet.schema';

export const walletRulesSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    /** What its owner reads about it. */
    description: z.string(),
    funding: walletFundingSchema,
    /** The total of an order must exceed it. */
    min_order: moneySchema,
    /** The least that is used at a time. */
    min_amount: moneySchema,
    /** Of an order that it can pay. */
    max_percent: z.number().int(),
    /** Of a purchase that it gets. */
    cashback_percent: z.number().int(),
    /** Null for a wallet that is not topped up. */
    recharge: z.object({ min: moneySchema, max: moneySchema }).nullable(),
    /** Codes of the only brands that it pays for; null for all. */
    brands: z.array(z.string()).nullable(),
    lock_version: z.number().int(),
  })
  .meta({ id: 'WalletRules' });
/** The rules of a wallet as staff edit them. */
export type WalletRules = z.infer<typeof walletRulesSchema>;

const amount = z.number().int().min(0).max(100_000_000);

const termsSchema = z.object({
  min_order: amount,
  min_amount: amount.min(1),
  max_percent: z.number().int().min(1).max(100),
  /** More than half of a purchase is a mistake. */
  cashback_percent: z.number().int().min(0).max(50),
  /** As null as it is: whether a wallet is topped up is not a matter of its rules. */
  recharge: z.object({ min: amount.min(1), max: amount.min(1) }).nullable(),
});
/** What staff change of a wallet. */
export type WalletTerms = z.input<typeof termsSchema>;

const paramsSchema = z.object({ code: z.string().max(40) });

export const listWalletRulesSchemas = { answer: z.object({ wallets: z.array(walletRulesSchema) }) };

export const changeWalletRulesSchemas = {
  params: paramsSchema,
  body: termsSchema.extend({ lock_version: z.number().int().min(0) }),
  answer: walletRulesSchema,
  errors: ['WALLET_NOT_FOUND', 'WALLET_NOT_RECHARGEABLE'] as const,
};

const effectSchema = z.object({
  /** Orders that somebody with enough in the wallet could pay with it. */
  payable: z.number().int(),
  /** The most that it could pay of them. */
  amount: moneySchema,
  /** What it would get for them. */
  cashback: moneySchema,
});

export const previewWalletRulesSchemas = {
  params: paramsSchema,
  body: termsSchema,
  answer: z
    .object({
      /** Last paid orders that were looked at. */
      orders: z.number().int(),
      now: effectSchema,
      then: effectSchema,
    })
    .meta({ id: 'WalletRulesPreview' }),
  errors: ['WALLET_NOT_FOUND'] as const,
};
/** What rules would have meant for the last paid orders, beside the rules as they are. */
export type WalletRulesPreview = z.infer<typeof previewWalletRulesSchemas.answer>;
