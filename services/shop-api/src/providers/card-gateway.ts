import type { PaymentFailure } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { z } from 'zod';
import { sendRequest } from './http-request';
import { checksum, sameChecksum } from './checksum.rules';
import type { Account } from './account';
import type { ProviderSettings } from './settings';

interface Charge {
  /** Our payment's number: at most 15 characters, used once. */
  transactionId: string;
  amount: number;
  locale: Locale;
}

/** A saved card as the gateway allows it: never its number. */
export interface SavedCard {
  token: string;
  last4: string;
  holder: string;
  bank: string;
}

export type CardReport =
  | { state: 'open' | 'expired' }
  | { state: 'failed'; reason?: PaymentFailure }
  | { state: 'paid'; amount: number; card: SavedCard | undefined };

/** A bank's acquiring: its own page takes the card and confirms it by 3-D Secure. */
export interface CardGateway {
  createInvoice(charge: Charge & { returnUrl: string; savesCard: boolean }): Promise<{ invoice: string; url: string }>;
  /** Charges a saved card. An inquiry returns the outcome. */
  payByToken(charge: Charge & { invoice: string; token: string }): Promise<void>;
  inquire(transactionId: string): Promise<CardReport>;
  /** The transaction of a notification, when the bank has signed it. */
  readNotification(body: unknown): string | undefined;
  refund(transactionId: string): Promise<void>;
}

const amountOf = z.coerce.number();
const invoiceAnswer = z.object({ invoice: z.string(), transactionId: z.string(), checksum: z.string() });
const inquiryAnswer = z.object({
  amount: z.union([z.string(), z.number()]).transform(String),
  status: z.string().nullish(),
  errorCode: z.string().nullish(),
  transactionId: z.string(),
  token: z.string().nullish(),
  cardNumber: z.string().nullish(),
  cardHolder: z.string().nullish(),
  bank: z.string().nullish(),
  checksum: z.string(),
});
type Inquiry = z.infer<typeof inquiryAnswer>;

/** Code of the only success. */
const approved = '000';

const reasons: Readonly<Record<string, PaymentFailure>> = { '051': 'insufficient_funds', '082': 'not_confirmed' };

const savedCard = ({ token, cardNumber, cardHolder, bank }: Inquiry): SavedCard | undefined => {
  const last4 = /(\d{4})$/.exec(cardNumber ?? '')?.[1];
  return token && last4 ? { token, last4, holder: cardHolder ?? '', bank: bank ?? '' } : undefined;
};

const reportOf = (answer: Inquiry): CardReport => {
  if (answer.status === 'REFUNDED') return { state: 'expired' };
  if (answer.errorCode === approved)
    return { state: 'paid', amount: amountOf.parse(answer.amount), card: savedCard(answer) };
  if (answer.status === 'EXPIRED') return { state: 'expired' };
  if (!answer.errorCode) return { state: 'open' };
  const reason = reasons[answer.errorCode];
  return { state: 'failed', ...(reason && { reason }) };
};

/**
 * The e-commerce interface of Golomt bank. Answers of the bank are trusted only when signed. It has no public refund:
 * merchants agree on the path with the bank.
 */
export const cardGateway = (account: Account<NonNullable<ProviderSettings['card']>>): CardGateway => {
  const headers = { authorization: `Bearer ${account.token}` };
  const call = (path: string, body: Record<string, unknown>) =>
    sendRequest(`${account.baseUrl()}${path}`, { headers, body });
  const sign = (...parts: string[]) => checksum(account.secret, ...parts);
  const believe = (received: string, ...parts: string[]): void => {
    if (!sameChecksum(received, sign(...parts))) throw new Error('The card gateway’s answer has a wrong checksum');
  };
  const inquiry = async (transactionId: string): Promise<Inquiry> => {
    const answer = inquiryAnswer.parse(
      await call('/api/inquiry', { transactionId, checksum: sign(transactionId, transactionId) }),
    );
    believe(answer.checksum, answer.transactionId, answer.errorCode ?? '', answer.amount, answer.token ?? '');
    if (answer.transactionId !== transactionId) throw new Error('The card gateway told of another transaction');
    return answer;
  };
  return {
    createInvoice: async ({ transactionId, amount, returnUrl, savesCard, locale }) => {
      const answer = invoiceAnswer.parse(
        await call('/api/invoice', {
          transactionId,
          amount: String(amount),
          callback: returnUrl,
          returnType: 'GET',
          genToken: savesCard ? 'Y' : 'N',
          socialDeeplink: 'N',
          checksum: sign(transactionId, String(amount), 'GET', returnUrl),
        }),
      );
      believe(answer.checksum, answer.invoice, answer.transactionId);
      const language = locale === 'mn' ? 'mn' : 'en';
      return {
        invoice: answer.invoice,
        url: `${account.baseUrl()}/payment/${language}/${encodeURIComponent(answer.invoice)}`,
      };
    },
    payByToken: async ({ transactionId, amount, invoice, token, locale }) =>
      void (await call('/api/pay', {
        transactionId,
        amount: String(amount),
        invoice,
        token,
        lang: locale === 'mn' ? 'MN' : 'EN',
        checksum: sign(String(amount), transactionId, token),
      })),
    readNotification: body => {
      const { data } = inquiryAnswer.safeParse(body);
      if (!data) return undefined;
      const { transactionId, errorCode, amount, token } = data;
      const isSigned = sameChecksum(data.checksum, sign(transactionId, errorCode ?? '', amount, token ?? ''));
      return isSigned ? transactionId : undefined;
    },
    inquire: async transactionId => reportOf(await inquiry(transactionId)),
    refund: async transactionId => {
      const { amount } = await inquiry(transactionId);
      await call('/api/refund', { transactionId, amount, checksum: sign(transactionId, amount) });
    },
  };
};
