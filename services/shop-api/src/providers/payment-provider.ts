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
}

export interface CreatedInvoice {
  invoiceId: string;
  qrText: string;
  urls: { name: string; description: string; logo: string | null; link: string }[];
}

/** What the provider itself says about an invoice. */
export type PaymentReport =
  | { state: 'open' | 'failed' | 'expired'; invoiceId: string }
  | { state: 'paid'; invoiceId: string; amount: number; currency: string };

/** A way of being paid. Real ones and the sandbox's differ in their address only. */
export interface PaymentProvider {
  createInvoice(request: InvoiceRequest): Promise<CreatedInvoice>;
  check(invoiceId: string): Promise<PaymentReport>;
  cancel(invoiceId: string): Promise<void>;
  refund(invoiceId: string): Promise<void>;
}
