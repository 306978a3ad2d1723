import { secondsIn } from './retry.rules';
import type { MessageSettings } from './settings';
import { DelayedDelivery, RejectedDelivery, type Transport } from './transport';

/** A gateway that accepts an SMS may answer later than this: the repeated one has the same id. */
const timeout = 10_000;

/** The gateway has read the message and refuses it: a wrong number, a forbidden text. */
const rejected = new Set([400, 404, 410, 413, 422]);

const authorizationOf = ({ user, password, token }: NonNullable<MessageSettings['sms']>): Record<string, string> => {
  if (token !== undefined) return { authorization: `Bearer ${token}` };
  if (user === undefined) return {};
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
};

/** Sends SMS by POST of `{ id, to, from, text }`; 409 means that the gateway has this id already. */
export const smsTransport = (
  settings: NonNullable<MessageSettings['sms']>,
  { timeoutMs = timeout }: { timeoutMs?: number } = {},
): Transport => {
  const { url, sender } = settings;
  return async ({ key, recipient, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // A kept connection may be closed by the gateway at the moment of the next SMS, which then waits for its retry.
        connection: 'close',
        ...authorizationOf(settings),
      },
      body: JSON.stringify({ id: key, to: recipient, from: sender, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.text()).slice(0, 200);
    const { status } = response;
    if (response.ok || status === 409) return;
    const fault = `SMS gateway answered ${status}: ${answer}`;
    if (rejected.has(status)) throw new RejectedDelivery(fault);
    throw new DelayedDelivery(fault, secondsIn(response.headers.get('retry-after')));
  };
};
