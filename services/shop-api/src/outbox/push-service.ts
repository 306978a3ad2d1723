import webPush from 'web-push';
import type { Push } from '../push/api';
import { secondsIn } from './retry.rules';
import { DelayedDelivery, RejectedDelivery } from './transport';

const timeout = 10_000;

/** The push service knows no such subscription any more. */
export class EndedSubscription extends RejectedDelivery {}

/** Posts an encrypted message to the push service of a device (RFC 8030, 8188, 8291, 8292). */
export const postPush = async (
  { endpoint, keys, payload, vapid }: Push,
  { ttlSeconds, timeoutMs = timeout }: { ttlSeconds: number; timeoutMs?: number },
): Promise<void> => {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
    vapidDetails: vapid,
    TTL: ttlSeconds,
    contentEncoding: 'aes128gcm',
  });
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { ...headers, connection: 'close' },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.text()).slice(0, 200);
  const { status } = response;
  if (response.ok) return;
  const fault = `Push service answered ${status}: ${answer}`;
  if (status === 404 || status === 410) throw new EndedSubscription(fault);
  if (status === 400 || status === 401 || status === 403 || status === 413) throw new RejectedDelivery(fault);
  throw new DelayedDelivery(fault, secondsIn(response.headers.get('retry-after')));
};
