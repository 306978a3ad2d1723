import { z } from 'zod';
import { type Account, text, url } from './account';
import { sendRequest } from './http-request';
import { readSignedCallback, signedCallbackUrl } from './signed-callback';
import type { CreatedInvoice, InvoiceRequest, PaymentProvider, PaymentReport } from './payment-provider';

export const qpayAccount = z.object({ url, username: text, password: text, invoiceCode: text });

const amount = z.coerce.number();
/** `expires_in` is the moment of expiry in epoch seconds, not a duration. */
const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
const invoiceAnswer = z.object({
  invoice_id: z.string(),
  qr_text: z.string(),
  urls: z
    .array(z.object({ name: z.string(), description: z.string(), logo: z.string().nullish(), link: z.string() }))
    .default([]),
});
const checkAnswer = z.object({
  count: amount,
  paid_amount: amount.nullish(),
  rows: z
    .array(z.object({ payment_status: z.string(), payment_amount: amount, payment_currency: z.string() }))
    .default([]),
});
const invoiceState = z.object({ invoice_id: z.string(), invoice_status: z.string() });

/** URL schemes of banks' own apps; a link of any other kind is not passed on. */
const linkForm = /^(https?|[a-z][a-z0-9]*(wallet|bank|bankmongolia|payment|app|pay|most|qpay)?):\/\//;
const isFit = (link: string): boolean => linkForm.test(link) && !/^(javascript|data|file|vbscript|blob):/i.test(link);

/** The payment network of Mongolian banks, version 2 of its merchant interface. */
export const qpay = (account: Account<z.infer<typeof qpayAccount>>, clock: () => Date): PaymentProvider => {
  let token: { value: string; expiresAt: number } | undefined;

  const send = (method: string, path: string, authorization: string, body?: unknown): Promise<unknown> =>
    sendRequest(`${account.baseUrl()}/v2${path}`, { method, headers: { authorization }, body });

  const authorize = async (): Promise<string> => {
    const now = clock().getTime() / 1000;
    if (token && token.expiresAt - 60 > now) return `Bearer ${token.value}`;
    const basic = Buffer.from(`${account.username}:${account.password}`).toString('base64');
    const answer = tokenAnswer.parse(await send('POST', '/auth/token', `Basic ${basic}`));
    token = { value: answer.access_token, expiresAt: answer.expires_in };
    return `Bearer ${token.value}`;
  };

  const call = async (method: string, path: string, body?: unknown) => send(method, path, await authorize(), body);

  const createInvoice = async (request: InvoiceRequest): Promise<CreatedInvoice> => {
    const answer = invoiceAnswer.parse(
      await call('POST', '/invoice', {
        invoice_code: account.invoiceCode,
        sender_invoice_no: request.number,
        invoice_receiver_code: 'terminal',
        invoice_description: request.description,
        amount: request.amount,
        callback_url: signedCallbackUrl(account.password, request.callbackUrl),
        allow_partial: false,
        allow_exceed: false,
        enable_expiry: true,
        expiry_date: request.expiresAt.toISOString(),
      }),
    );
    const urls = answer.urls.filter(({ link }) => isFit(link)).map(url => ({ ...url, logo: url.logo ?? null }));
    return { kind: 'qr', invoiceId: answer.invoice_id, qrText: answer.qr_text, urls };
  };

  /** State of an invoice's payments; `undefined` while there is none. */
  const paymentOf = async (invoiceId: string): Promise<PaymentReport | undefined> => {
    const page = { page_number: 1, page_limit: 100 };
    const answer = checkAnswer.parse(
      await call('POST', '/payment/check', { object_type: 'INVOICE', object_id: invoiceId, offset: page }),
    );
    const paid = answer.rows.filter(row => row.payment_status === 'PAID');
    const currency = paid[0]?.payment_currency;
    if (currency !== undefined) {
      const sum = paid.reduce((total, row) => total + row.payment_amount, 0);
      const same = paid.every(row => row.payment_currency === currency);
      return { state: 'paid', invoiceId, amount: sum, currency: same ? currency : 'mixed' };
    }
    return answer.rows.some(row => row.payment_status === 'FAILED') ? { state: 'failed', invoiceId } : undefined;
  };

  const check = async (invoiceId: string): Promise<PaymentReport> => {
    const settled = await paymentOf(invoiceId);
    if (settled) return settled;
    const invoice = invoiceState.parse(await call('GET', `/invoice/${encodeURIComponent(invoiceId)}`));
    if (invoice.invoice_status === 'OPEN') return { state: 'open', invoiceId };
    // A payment closes it, too: one may have arrived since the first query.
    return (await paymentOf(invoiceId)) ?? { state: 'expired', invoiceId };
  };

  return {
    createInvoice,
    check,
    readCallback: request => readSignedCallback(account.password, request),
    cancel: async invoiceId => void (await call('DELETE', `/invoice/${encodeURIComponent(invoiceId)}`)),
    refund: async invoiceId => void (await call('DELETE', `/payment/refund/${encodeURIComponent(invoiceId)}`)),
  };
};
