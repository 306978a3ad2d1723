import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { RejectedDelivery, type Transport } from './transport';

/** A mail server that does not answer must not hold up other emails for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** With a password the connection must be encrypted, unless the setting says otherwise. */
const withTls = (address: string): string => {
  const url = new URL(address);
  const needsTls = url.protocol === 'smtp:' && url.username !== '' && !url.searchParams.has('requireTLS');
  if (needsTls) url.searchParams.set('requireTLS', 'true');
  return url.href;
};

/** The server has refused this email or its recipient; wrong credentials are no fault of the email. */
const isRejected = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
};

/** Sends emails through a mail server, each over a connection of its own. */
export const smtpTransport = ({ url, from }: { url: string; from: string }): Transport => {
  const mailer = createTransport({ url: withTls(url), ...timeouts } as SMTPTransport.Options);
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const own = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  return async ({ key, recipient, sender, subject, text, html, headers, attachments }) => {
    try {
      await mailer.sendMail({
        from: sender ? { name: sender.name, address: sender.address ?? own } : from,
        ...{ subject, text, to: { name: '', address: recipient } },
        ...(html !== null && { html }),
        messageId: `<${key}@${host}>`,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        attachments: [...attachments],
        // A text of the shop never names a file to read.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw isRejected(error) ? new RejectedDelivery((error as Error).message, { cause: error }) : error;
    }
  };
};
