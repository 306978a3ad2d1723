import { type Environment, jsonSetting, readSettings, StartError } from '@ortoo/contracts/settings';
import { z } from 'zod';
import type { Transports } from './transport';

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address such as smtps://user:password@mail.example:465',
});

const mailbox = z
  .string()
  .regex(
    /^[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    'must be an address such as Ortoo <shop@ortoo.mn>',
  );

const smsGateway = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }),
    user: z.string().min(1).optional(),
    password: z.string().min(1).optional(),
    token: z.string().min(1).optional(),
    /** The name or short number that a phone shows. */
    sender: z.string().min(1).max(16),
  })
  .refine(({ user, password }) => (user === undefined) === (password === undefined), 'user and password go together');

const settingsSchema = z.object({
  SMTP_URL: smtpUrl.optional(),
  SMTP_FROM: mailbox.optional(),
  SMS_GATEWAY: jsonSetting(smsGateway).optional(),
});

export interface MessageSettings {
  smtp?: { url: string; from: string };
  sms?: z.output<typeof smsGateway>;
}

/** @throws {StartError} names unusable settings */
export const readMessageSettings = (environment: Environment): MessageSettings => {
  const { SMTP_URL: url, SMTP_FROM: from, SMS_GATEWAY: sms } = readSettings(settingsSchema, environment);
  if ((url === undefined) !== (from === undefined)) throw new StartError('SMTP_URL and SMTP_FROM go together.');
  return { ...(url && from && { smtp: { url, from } }), ...(sms && { sms }) };
};

/** Secrets in the settings, by name. */
export const messageSecrets = ({ smtp, sms }: MessageSettings): Record<string, string | undefined> => ({
  'SMTP_URL (password)': smtp && (decodeURIComponent(new URL(smtp.url).password) || undefined),
  'SMS_GATEWAY.password': sms?.password,
  'SMS_GATEWAY.token': sms?.token,
});

/** What a shop cannot do without these transports, one sentence each. */
export const missingTransports = ({ email, sms }: Transports): string[] => [
  ...(email ? [] : ['SMTP_URL and SMTP_FROM are not set: emails stay in the outbox, and nobody gets a code by email.']),
  ...(sms ? [] : ['SMS_GATEWAY is not set: SMS stay in the outbox, and nobody gets a code by phone.']),
];
