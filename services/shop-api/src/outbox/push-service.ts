import webPush from 'web-push';
import type { Push, SdkPush, WebPush } from '../push/api';
import { secondsIn } from './retry.rules';
import { DelayedDelivery, RejectedDelivery } from './transport';

const timeout = 10_000;

/** The push service knows no such subscription any more. */
export class EndedSubscription extends RejectedDelivery {}

interface Post {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

/** An encrypted message for the push service of a browser (RFC 8030, 8188, 8291, 8292). */
const encrypted = ({ endpoint, keys, payload, vapid }: WebPush, ttlSeconds: number): Post => {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
    vapidDetails: vapid,
    TTL: ttlSeconds,
    contentEncoding: 'aes128gcm',
  });
  return { url: endpoint, headers: headers as Record<string, string>, body: new Uint8Array(body) };
};

/** A message for the service behind a site's SDK, which has the keys of its devices. */
const handedOver = ({ playerId, payload, service }: SdkPush, ttlSeconds: number): Post => {
  if (!service) throw new RejectedDelivery('The site has a push SDK, and PUSH_SDK no account for it');
  return {
    url: service.url,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${service.key}` },
    body: JSON.stringify({ player_id: playerId, ...payload, ttl: ttlSeconds }),
  };
};

/** Posts a message to the service that brings it to its device. */
export const postPush = async (
  push: Push,
  { ttlSeconds, timeoutMs = timeout }: { ttlSeconds: number; timeoutMs?: number },
): Promise<void> => {
  const { url, headers, body } = 'endpoint' in push ? encrypted(push, ttlSeconds) : handedOver(push, ttlSeconds);
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, connection: 'close' },
    body: body as BodyInit,
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
