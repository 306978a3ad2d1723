import { z } from 'zod';
import { sendRequest, ProviderFault } from './http-request';
import { readSignedCallback, signedCallbackUrl } from './signed-callback';
import type { CallbackRequest } from './payment-provider';
import type { Account } from './account';
import type { ProviderSettings } from './settings';

export interface LoanRequest {
  /** Our number of the application. */
  requestId: string;
  /** Eight digits: the lender identifies the buyer by it. */
  mobileNumber: string;
  amount: number;
  description: string;
  callbackUrl: string;
}

/** A lender: decides whether a buyer may pay by instalments, and pays the shop. */
export interface Lender {
  apply(request: LoanRequest): Promise<string>;
  readCallback(request: CallbackRequest): string | undefined;
  check(loanId: string): Promise<'pending' | 'approved' | 'refused'>;
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
const loanAnswer = z.object({ status: z.string(), value: z.union([z.string(), z.number()]).nullish() });
const checkAnswer = z.object({ status: z.string(), value: z.boolean().nullish() });

/** The merchant interface of StorePay. The buyer agrees in its app; the outcome is polled. */
export const storepay = (
  account: Account<NonNullable<ProviderSettings['storepay']>> & { clock: () => Date },
): Lender => {
  let token: { value: string; until: number } | undefined;

  const authorize = async (): Promise<string> => {
    const now = account.clock().getTime();
    if (token && token.until > now) return token.value;
    const basic = Buffer.from(`${account.appUsername}:${account.appPassword}`).toString('base64');
    const { username, password } = account;
    const answer = tokenAnswer.parse(
      await sendRequest(`${account.baseUrl()}/merchant-uaa/oauth/token`, {
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'password', username, password }),
      }),
    );
    token = { value: `Bearer ${answer.access_token}`, until: now + (answer.expires_in - 60) * 1000 };
    return token.value;
  };

  const call = async (path: string, method: string, body?: unknown): Promise<unknown> => {
    const send = async () =>
      sendRequest(`${account.baseUrl()}/merchant${path}`, {
        method,
        headers: { authorization: await authorize() },
        body,
      });
    return send().catch((error: unknown) => {
      if (!(error instanceof ProviderFault) || error.status !== 401) throw error;
      token = undefined;
      return send();
    });
  };

  return {
    apply: async request => {
      const callbackUrl = signedCallbackUrl(account.appPassword, request.callbackUrl);
      const loan = { ...request, callbackUrl, storeId: account.storeId };
      const answer = loanAnswer.parse(await call('/loan', 'POST', loan));
      if (answer.status !== 'Success' || answer.value == null) throw new Error('The lender took no application');
      return String(answer.value);
    },
    readCallback: request => readSignedCallback(account.appPassword, request),
    check: async loanId => {
      const answer = checkAnswer.parse(await call(`/loan/check/${encodeURIComponent(loanId)}`, 'GET'));
      if (answer.value) return 'approved';
      return answer.status === 'Failed' ? 'refused' : 'pending';
    },
  };
};
