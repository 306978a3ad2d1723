import webPush from 'web-push';
import type { Shop } from '../shop';
import { findPushKeys, insertPushKeys } from './push-keys.tables';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The VAPID keys of this database; the first call creates them. Every subscription is bound to them. */
export const pushKeysOf = async ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<PushKeys> => {
  const row = await findPushKeys(db);
  if (row) return { publicKey: row.public_key, privateKey: row.private_key };
  await insertPushKeys(db, webPush.generateVAPIDKeys(), clock());
  return pushKeysOf({ db, clock });
};
