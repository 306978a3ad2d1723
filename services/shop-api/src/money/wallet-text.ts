import { formatMoney, formatPercent, locales, type Locale } from '@ortoo/i18n';
import type { Text } from '../db/schema.types';
import { textIn } from '../messages/index';

interface WalletRules {
  funding: string;
  min_order: number;
  min_amount: number;
  max_share: number;
  cashback: number;
}

const percentOf = (share: number, locale: Locale) => formatPercent(Math.round(share * 100), locale);

/** What the rules of a wallet mean for its owner, in one language. */
const rulesText = (wallet: WalletRules, locale: Locale): string[] => {
  const { funding, min_order, min_amount, max_share, cashback } = wallet;
  const earns = funding === 'loyalty' ? 'walletRules.loyalty' : 'walletRules.cashback';
  return [
    cashback > 0 ? textIn(locale, earns, { percent: percentOf(cashback, locale) }) : '',
    max_share < 1
      ? textIn(locale, 'walletRules.share', { percent: percentOf(max_share, locale) })
      : textIn(locale, 'walletRules.all'),
    min_order > 0 ? textIn(locale, 'walletRules.above', { amount: formatMoney(min_order, locale) }) : '',
    min_amount > 1 ? textIn(locale, 'walletRules.least', { amount: formatMoney(min_amount, locale) }) : '',
  ];
};

/** The wallet with what its rules mean after what it is: a rule that staff change is at once in its description. */
export const withRulesText = <Wallet extends WalletRules & { description: Text }>(wallet: Wallet): Wallet => ({
  ...wallet,
  description: Object.fromEntries(
    locales.map(locale => {
      const sentences = [wallet.description[locale] ?? '', ...rulesText(wallet, locale)].filter(Boolean);
      return [locale, sentences.join(locale === 'cn' ? '' : ' ')];
    }),
  ),
});
