import pLimit from 'p-limit';
import {
  claimMessages,
  findAttachment,
  markFailed,
  markSent,
  type OutgoingMessage,
  postpone,
} from '../db/outbox.tables';
import { deliverable } from '../emails/api';
import { deleteDevice, duePush } from '../push/api';
import type { Shop } from '../shop';
import { attachmentBytes } from '../tickets/api';
import { EndedSubscription, postPush } from './push-service';
import { deadlineOf, nextAttempt } from './retry.rules';
import { DelayedDelivery, type Delivery, RejectedDelivery } from './transport';

/** Messages that one process takes at a time, and sends at the same time. */
const batch = 20;
const atOnce = 4;
/** Longer than a batch takes when every attempt fails by its timeout. Milliseconds. */
const claim = 5 * 60_000;

type Message = Awaited<ReturnType<typeof claimMessages>>[number];

const deliveryOf = async (shop: Shop, message: Message): Promise<Delivery> => {
  const { key, recipient, sender, subject, body, html, headers } = deliverable(shop, message);
  const attachments = await Promise.all(
    message.attachments.map(async ({ id, name: filename }) => {
      const found = await findAttachment(shop.db, id);
      const content = found && (await attachmentBytes(shop, found));
      return found && content ? [{ filename, contentType: found.content_type, content }] : [];
    }),
  );
  return { key, recipient, sender, subject, text: body, html, headers, attachments: attachments.flat() };
};

/** What the log and the row say: the message of the error, never the text of the email or SMS. */
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Told of each attempt that has failed. */
type Failed = (error: unknown, message: Message) => void;

const retry = async (shop: Shop, message: Message, error: unknown): Promise<void> => {
  const now = shop.clock();
  const minSeconds = error instanceof DelayedDelivery ? error.retryAfterSeconds : 0;
  const next = error instanceof RejectedDelivery ? undefined : nextAttempt(message, now, minSeconds);
  if (next) await postpone(shop.db, message.id, textOf(error), next);
  else await markFailed(shop.db, message.id, textOf(error), now);
};

/** Sends a push; a date when the device's user wants quiet until then. */
const sendPush = async (shop: Shop, message: Message): Promise<Date | undefined> => {
  const push = await duePush(shop, message);
  if (push === undefined) throw new RejectedDelivery('Nobody needs it any more');
  if (push instanceof Date) return push;
  const ttlSeconds = Math.floor((deadlineOf(message).getTime() - shop.clock().getTime()) / 1000);
  try {
    await postPush(push, { ttlSeconds });
  } catch (error) {
    if (error instanceof EndedSubscription) await deleteDevice(shop.db, message.recipient);
    throw error;
  }
  return undefined;
};

/** Hands the message over; a date when it has to wait until then. */
const handOver = async (shop: Shop, message: Message): Promise<Date | undefined> => {
  if (message.kind === 'push') return sendPush(shop, message);
  await shop.transports[message.kind]?.(await deliveryOf(shop, message));
  return undefined;
};

const send = async (shop: Shop, message: Message, failed: Failed): Promise<void> => {
  const now = shop.clock();
  if (now >= deadlineOf(message)) return markFailed(shop.db, message.id, message.last_error ?? 'Too late', now);
  try {
    const until = await handOver(shop, message);
    if (until) return await postpone(shop.db, message.id, 'Quiet hours', until);
  } catch (error) {
    failed(error, message);
    return retry(shop, message, error);
  }
  return markSent(shop.db, message.id, shop.clock());
};

/** Pushes need no gateway of the shop's own: each device names its push service. */
const kindsOf = ({ transports }: Shop): OutgoingMessage['kind'][] => [
  ...(transports.email ? (['email'] as const) : []),
  ...(transports.sms ? (['sms'] as const) : []),
  'push',
];

/**
 * Sends every due message whose kind has a transport. A process that ends between sending and noting it sends the
 * message again, with the same key.
 */
export const sendOutbox = async (shop: Shop, failed: Failed): Promise<void> => {
  const kinds = kindsOf(shop);
  const limit = pLimit(atOnce);
  for (;;) {
    const now = shop.clock();
    const messages = await claimMessages(shop.db, { kinds, limit: batch, now, until: new Date(now.getTime() + claim) });
    await Promise.all(messages.map(message => limit(() => send(shop, message, failed))));
    if (messages.length < batch) return;
  }
};
