import type { PaymentFailure } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';

/** A payment request to a provider. */
export interface InvoiceRequest {
  /** Our payment's number, unique. */
  number: string;
  /** Whole tugrik. */
  amount: number;
  description: string;
  expiresAt: Date;
  /** Called on every event; a call proves nothing. */
  callbackUrl: string;
  /** Return address of the buyer from a provider's page. */
  returnUrl: string;
  /** Language of such a page. */
  locale: Locale;
  buyer: { userId: number | null; phone: string | null };
  /** A saved card, or the request to save this one. */
  card: { id: number } | { save: boolean };
}

/** Data the buyer needs in order to pay, by the way of paying. */
export type CreatedInvoice = { invoiceId: string } & (
  | {
      kind: 'qr';
      qrText: string;
      urls: { name: string; description: string; logo: string | null; link: string }[];
    }
  | { kind: 'redirect'; url: string }
  | { kind: 'transfer'; bank: string; accountName: string; iban: string; reference: string }
  | { kind: 'lease' }
);

/** The provider's own record of an invoice. */
export type PaymentReport =
  | { state: 'open' | 'expired'; invoiceId: string }
  /** Declined, unless the provider reports another reason. */
  | { state: 'failed'; invoiceId: string; reason?: PaymentFailure }
  | { state: 'paid'; invoiceId: string; amount: number; currency: string };

/** Data from the surrounding app for a purchase. */
export interface AppTokens {
  custtkn: string;
  txntkn: string;
}

/** A request to the callback address of a provider. */
export interface CallbackRequest {
  query: unknown;
  body: unknown;
}

/** A payment provider. Real ones and the sandbox's differ in their address only. */
export interface PaymentProvider {
  createInvoice(request: InvoiceRequest): Promise<CreatedInvoice>;
  check(invoiceId: string): Promise<PaymentReport>;
  /** The payment number of a callback, when it is authentic. */
  readCallback?(request: CallbackRequest): string | undefined;
  /** The invoice of a payment when its creation may have been cut short after the buyer was charged. */
  invoiceIdOf?(number: string): string;
  /** Only cards: whether an open invoice is for this choice of a card. */
  isForCard?(invoiceId: string, card: InvoiceRequest['card']): Promise<boolean>;
  cancel(invoiceId: string): Promise<void>;
  refund(invoiceId: string): Promise<void>;
  /** Only in-app wallets: the app's tokens prove the user's agreement. */
  confirm?(invoiceId: string, tokens: AppTokens): Promise<void>;
}
