import type { Invoice } from '@ortoo/contracts';
import { qrSvg } from '../documents/qr';
import { wire } from '../http/display';
import type { CreatedInvoice } from '../providers/payment-provider';

const qrPicture = async (text: string): Promise<string> =>
  `data:image/svg+xml;base64,${Buffer.from(await qrSvg(text)).toString('base64')}`;

/** A provider's invoice, as stored with the payment and shown to the buyer. */
export const invoiceOf = async (created: CreatedInvoice, amount: number, expiresAt: Date): Promise<Invoice> => {
  const facts = { invoice_id: created.invoiceId, expires_at: expiresAt.toISOString() };
  switch (created.kind) {
    case 'qr': {
      const { kind, qrText, urls } = created;
      return { kind, ...facts, qr_text: qrText, qr_image: await qrPicture(qrText), urls };
    }
    case 'redirect':
      return { kind: 'redirect', ...facts, url: created.url };
    case 'transfer': {
      const { kind, bank, accountName, iban, reference } = created;
      return { kind, ...facts, bank, account_name: accountName, iban, amount: wire(amount), reference };
    }
    case 'lease':
      return { kind: 'lease', ...facts };
  }
};
