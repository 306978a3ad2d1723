import { avatarEdge } from '@ortoo/contracts';
import type { AvatarForm } from '@ortoo/contracts';
import { changeUser } from '../account/api';
import { transact } from '../db/changes';
import { fieldError } from '../http/domain-error';
import type { Shop } from '../shop';
import { dropImage, readImage, saveImage } from '../uploads/api';

const setAvatar = async (shop: Shop, userId: number, avatar: string | null): Promise<void> => {
  const before = await transact(shop.db, trx => changeUser(trx, userId, { avatar }));
  if (before.avatar !== null) await dropImage(shop, before.avatar);
};

/** Cuts the square out of the picture, re-encodes it, and replaces the user's picture with it. */
export const storeAvatar = async (
  shop: Shop,
  userId: number,
  { image, left, top, size }: AvatarForm,
): Promise<void> => {
  const picture = await readImage(image, upright =>
    upright.extract({ left, top, width: size, height: size }).resize({ width: avatarEdge, height: avatarEdge }),
  );
  if (typeof picture === 'string') throw fieldError('image', picture);
  await setAvatar(shop, userId, await saveImage(shop, 'avatar', picture));
};

export const dropAvatar = (shop: Shop, userId: number): Promise<void> => setAvatar(shop, userId, null);
