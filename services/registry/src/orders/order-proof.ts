import { createPublicKey, verify } from 'node:crypto';
import { orderLifetime, orderText, type ReleaseEventKind } from '@ortoo/contracts';
import { orderProofSchema } from '@ortoo/contracts/schema';
import { dropOldest } from '../drop-oldest';
import { mayRelease } from '../signature';
import type { ReleaseStore } from '../store';

/** Why an order is not accepted as a team's. */
export type ProofError = 'UNSIGNED' | 'UNKNOWN_KEY' | 'FORGED' | 'OTHER_TEAM' | 'EXPIRED' | 'REPLAYED';

/** Author of an order. */
export interface ProvenOrder {
  ok: true;
  by: string;
  key: string;
  nonce: string;
}

/** More orders than these are never issued within their lifetime. */
const maxNonces = 10_000;

const rejected = (code: ProofError) => ({ ok: false as const, code });

const isSignedBy = (publicKey: string, body: object, signature: string) =>
  verify(null, Buffer.from(orderText(body)), createPublicKey(publicKey), Buffer.from(signature, 'base64'));

/**
 * Determines the team of an order. An order is valid once, for a few minutes: the history names executed orders, also
 * before a restart.
 */
export const createOrderProof = (store: ReleaseStore, clock: () => Date) => {
  const seen = new Map<string, true>();

  const isReplayed = async (nonce: string) => {
    if (seen.has(nonce)) return true;
    seen.set(nonce, true);
    dropOldest(seen, maxNonces);
    return (await store.history()).some(event => event.nonce === nonce);
  };

  return async (kind: ReleaseEventKind, body: object): Promise<ProvenOrder | { ok: false; code: ProofError }> => {
    const parsed = orderProofSchema.safeParse(body);
    if (!parsed.success || parsed.data.kind !== kind) return rejected('UNSIGNED');
    const { remote, issuedAt, nonce, signature } = parsed.data;
    const key = (await store.keys())[signature.key];
    if (!key || key.revokedAt !== undefined) return rejected('UNKNOWN_KEY');
    if (!isSignedBy(key.publicKey, body, signature.value)) return rejected('FORGED');
    if (!mayRelease(key, remote)) return rejected('OTHER_TEAM');
    if (Math.abs(clock().getTime() - Date.parse(issuedAt)) > orderLifetime) return rejected('EXPIRED');
    if (await isReplayed(nonce)) return rejected('REPLAYED');
    return { ok: true, by: key.name ?? signature.key, key: signature.key, nonce };
  };
};
