import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+$/);

const playerId = z.string().min(1).max(100);

export const getPushKeySchemas = {
  /** The shop's VAPID key (RFC 8292), an uncompressed P-256 point in base64url. */
  answer: z.object({ public_key: base64url }).meta({ id: 'PushKey' }),
};

/** A browser's subscription at its push service (`PushSubscription.toJSON()`), and where the device is. */
export const registerDeviceSchemas = {
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.object({
      /** A point of 65 bytes. */
      p256dh: base64url.length(87),
      /** A secret of 16 bytes. */
      auth: base64url.length(22),
    }),
    /** Of the device, by name: the hours of rest are its own. */
    time_zone: z.string().min(1).max(60),
  }),
  /** Names the device from now on; the same for the same endpoint. */
  answer: z.object({ player_id: playerId }).meta({ id: 'PushDevice' }),
  errors: ['PUSH_SERVICE'] as const,
};
export type RegisterDevice = z.input<typeof registerDeviceSchemas.body>;

export const linkDeviceSchemas = { body: z.object({ playerId }), errors: ['PUSH_DEVICE'] as const };

export const removeDeviceSchemas = { params: z.object({ player_id: playerId }) };
