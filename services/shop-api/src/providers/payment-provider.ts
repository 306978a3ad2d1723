import type { LocaleId } from '@ortoo/contracts';

/** What a provider is asked to collect. */
export interface InvoiceRequest {
  /** Our payment's number, unique. */
  number: string;
  /** Whole tugrik. */
  amount: number;
  description: string;
  expiresAt: Date;
  /** Called when something happens; its being called proves nothing. */
  callbackUrl: string;
  /** Where a page of the provider's sends the buyer back to. */
  returnUrl: string;
  /** In which language such a page speaks. */
  locale: LocaleId;
  buyer: { userId: number | null; phone: string | null };
  /** A card kept from before, or the wish to keep this one. */
  card: { id: number } | { save: boolean };
}

/** What the buyer needs in order to pay, by the way of paying. */
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

/** What the provider itself says about an invoice. */
export type PaymentReport =
  | { state: 'open' | 'expired'; invoiceId: string }
  /** Declined, unless the provider says something else. */
  | { state: 'failed'; invoiceId: string; reason?: 'not_confirmed' }
  | { state: 'paid'; invoiceId: string; amount: number; currency: string };

/** What an app that the shop runs inside hands over for a purchase. */
export interface AppTokens {
  custtkn: string;
  txntkn: string;
}

/** What somebody has sent to the address that providers call. */
export interface CallbackRequest {
  query: unknown;
  body: unknown;
}

/** A way of being paid. Real ones and the sandbox's differ in their address only. */
export interface PaymentProvider {
  createInvoice(request: InvoiceRequest): Promise<CreatedInvoice>;
  check(invoiceId: string): Promise<PaymentReport>;
  /** The number of the payment that a call is about, when it proves to come from this provider. */
  readCallback?(request: CallbackRequest): string | undefined;
  /** The invoice of a payment whose creation may have been cut short after the buyer was charged. */
  invoiceIdOf?(number: string): string;
  cancel(invoiceId: string): Promise<void>;
  refund(invoiceId: string): Promise<void>;
  /** Only in-app wallets: the app's tokens say that its user agrees. */
  confirm?(invoiceId: string, tokens: AppTokens): Promise<void>;
}
