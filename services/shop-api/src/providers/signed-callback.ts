import { z } from 'zod';
import { checksum, sameChecksum } from './checksum.rules';
import type { CallbackRequest } from './payment-provider';

const query = z.object({ payment: z.string().max(40), key: z.string().max(100) });

const keyFor = (secret: string, number: string): string => checksum(secret, 'callback', number);

/** The callback address for a provider without signatures: only it and the shop know the key in it. */
export const signedCallbackUrl = (secret: string, url: string): string => {
  const signed = new URL(url);
  signed.searchParams.set('key', keyFor(secret, signed.searchParams.get('payment') ?? ''));
  return signed.href;
};

/** The payment of a call to such an address; undefined when the key is not ours. */
export const readSignedCallback = (secret: string, request: CallbackRequest): string | undefined => {
  const { data } = query.safeParse(request.query);
  return data && sameChecksum(data.key, keyFor(secret, data.payment)) ? data.payment : undefined;
};
