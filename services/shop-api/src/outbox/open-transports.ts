import type { MessageSettings } from './settings';
import { smsTransport } from './sms-gateway';
import { smtpTransport } from './smtp';
import type { Transports } from './transport';

/** The transports that are configured. */
export const openTransports = ({ smtp, sms }: MessageSettings): Transports => ({
  ...(smtp && { email: smtpTransport(smtp) }),
  ...(sms && { sms: smsTransport(sms) }),
});
