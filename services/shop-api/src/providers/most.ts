import { z } from 'zod';
import { DomainError } from '../http/domain-error';
import { sendRequest, ProviderFault } from './http-request';
import { readSignedCallback, signedCallbackUrl } from './signed-callback';
import type { AppTokens, PaymentProvider, PaymentReport } from './payment-provider';
import { type Account, text, url } from './account';

const created = z.object({ invoiceId: z.string(), deeplink: z.url({ protocol: /^https?$/ }) });
const found = z.object({
  invoiceId: z.string(),
  status: z.enum(['NEW', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED']),
  paidAmount: z.coerce.number(),
  currency: z.string(),
});

const states = { NEW: 'open', FAILED: 'failed', EXPIRED: 'expired', REFUNDED: 'expired' } as const;

export const mostAccount = z.object({ url, key: text });

/**
 * The wallet of an app that shops run inside. Of its interface only the two tokens are public, which carry the user's
 * agreement; the paths are specific to this adapter and the emulator.
 */
export const most = (account: Account<z.infer<typeof mostAccount>>): PaymentProvider => {
  const call = (path: string, method: string, body?: unknown) =>
    sendRequest(`${account.baseUrl()}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${account.key}` },
      body,
    });
  const path = (invoiceId: string) => `/invoices/${encodeURIComponent(invoiceId)}`;
  const check = async (invoiceId: string): Promise<PaymentReport> => {
    const answer = found.parse(await call(path(invoiceId), 'GET'));
    return answer.status === 'PAID'
      ? { state: 'paid', invoiceId: answer.invoiceId, amount: answer.paidAmount, currency: answer.currency }
      : { state: states[answer.status], invoiceId: answer.invoiceId };
  };
  return {
    createInvoice: async ({ number, amount, description, expiresAt, callbackUrl, returnUrl }) => {
      const answer = created.parse(
        await call('/invoices', 'POST', {
          orderNo: number,
          amount,
          currency: 'MNT',
          description,
          expiresAt: expiresAt.toISOString(),
          callbackUrl: signedCallbackUrl(account.key, callbackUrl),
          returnUrl,
        }),
      );
      return { kind: 'redirect', invoiceId: answer.invoiceId, url: answer.deeplink };
    },
    check,
    readCallback: request => readSignedCallback(account.key, request),
    confirm: async (invoiceId: string, tokens: AppTokens) => {
      await call(`${path(invoiceId)}/confirm`, 'POST', tokens).catch((error: unknown) => {
        throw error instanceof ProviderFault && error.status < 500 ? new DomainError('APP_TOKENS') : error;
      });
    },
    cancel: async invoiceId => void (await call(path(invoiceId), 'DELETE')),
    refund: async invoiceId => void (await call(`${path(invoiceId)}/refund`, 'POST', {})),
  };
};
