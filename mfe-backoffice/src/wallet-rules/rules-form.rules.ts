import { toMoney, type WalletRules, type WalletTerms } from '@ortoo/contracts';

/** Rules as they are typed; a top-up is empty for a wallet without one. */
export interface RulesFields {
  min_order: string;
  min_amount: string;
  max_percent: string;
  cashback_percent: string;
  recharge_min: string;
  recharge_max: string;
}

/** Keys of what is wrong, by field. */
export type RulesFaults = Partial<Record<keyof RulesFields, string>>;

const largest = 100_000_000;

export const rulesFieldsOf = (rules: WalletRules): RulesFields => ({
  min_order: String(toMoney(rules.min_order)),
  min_amount: String(toMoney(rules.min_amount)),
  max_percent: String(rules.max_percent),
  cashback_percent: String(rules.cashback_percent),
  recharge_min: rules.recharge ? String(toMoney(rules.recharge.min)) : '',
  recharge_max: rules.recharge ? String(toMoney(rules.recharge.max)) : '',
});

/** What is sent. */
export const rulesTermsOf = (fields: RulesFields, { recharge }: WalletRules): WalletTerms => ({
  min_order: Number(fields.min_order),
  min_amount: Number(fields.min_amount),
  max_percent: Number(fields.max_percent),
  cashback_percent: Number(fields.cashback_percent),
  recharge: recharge && { min: Number(fields.recharge_min), max: Number(fields.recharge_max) },
});

const isWithin = (digits: string, min: number, max: number): boolean =>
  digits !== '' && Number(digits) >= min && Number(digits) <= max;

/** What is wrong with the typed rules, the first field first. */
export const rulesFaultsOf = (fields: RulesFields, { recharge }: WalletRules): RulesFaults => {
  const toppedUp = (digits: string) => !recharge || isWithin(digits, 1, largest);
  const isTurned = recharge !== null && Number(fields.recharge_max) < Number(fields.recharge_min);
  return {
    ...(!isWithin(fields.min_order, 0, largest) && { min_order: 'walletRules.faults.amount' }),
    ...(!isWithin(fields.min_amount, 1, largest) && { min_amount: 'walletRules.faults.least' }),
    ...(!isWithin(fields.max_percent, 1, 100) && { max_percent: 'walletRules.faults.percent' }),
    ...(!isWithin(fields.cashback_percent, 0, 50) && { cashback_percent: 'walletRules.faults.cashback' }),
    ...(!toppedUp(fields.recharge_min) && { recharge_min: 'walletRules.faults.least' }),
    ...((!toppedUp(fields.recharge_max) || isTurned) && { recharge_max: 'walletRules.faults.rechargeMax' }),
  };
};
