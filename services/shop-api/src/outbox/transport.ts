/** A message as it leaves the shop. */
export interface Delivery {
  /** The same in every attempt, so that a repeated message counts once. */
  key: string;
  recipient: string;
  /** Name and address of the site that writes; null for the address of the setting. */
  sender: { name: string; address: string | null } | null;
  subject: string;
  text: string;
  html: string | null;
  headers: Readonly<Record<string, string>>;
  attachments: readonly { filename: string; contentType: string; content: Buffer }[];
}

/** Hands a message over to whoever delivers it; resolves when it has been accepted. */
export type Transport = (delivery: Delivery) => Promise<void>;

/** Transports by kind of message; a kind without one stays in the outbox. */
export interface Transports {
  readonly email?: Transport;
  readonly sms?: Transport;
}

/** The message is rejected for good, such as an unknown number: another attempt changes nothing. */
export class RejectedDelivery extends Error {
  override readonly name = 'RejectedDelivery';
}

/** Not now: the receiver says how long to wait. */
export class DelayedDelivery extends Error {
  override readonly name = 'DelayedDelivery';

  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}
