import type { Db } from '../db/schema';
import { randomToken } from '../http/tokens';
import { checksum } from '../providers/checksum.rules';
import type { Shop } from '../shop';
import { callShop } from './pages';
import { findRecord, moveRecord, type SandboxRecord } from './records.tables';

export const sandboxCardAccount = { token: 'SANDBOX', secret: 'SANDBOX-SECRET' };

/** One charge of the emulated bank. */
export interface CardCharge {
  transactionId: string;
  amount: string;
  /** The charged amount; a lying bank charges another one. */
  taken: string;
  callback: string;
  savesCard: boolean;
  errorCode: string;
  cardNumber: string;
  cardHolder: string;
  token: string;
  wrongCodes: number;
}

export type ChargeRecord = SandboxRecord<CardCharge>;

/** Codes of outcomes, modelled on those of card networks. */
export const outcomes = { approved: '000', declined: '005', insufficient: '051', notAuthenticated: '082' } as const;

export const findCharge = (db: Db, invoice: string): Promise<ChargeRecord | undefined> =>
  findRecord<CardCharge>(db, 'card', invoice);

export const findByTransaction = async (db: Db, transactionId: string): Promise<ChargeRecord | undefined> => {
  const known = await findRecord<{ invoice: string }>(db, 'card_transaction', transactionId);
  return known && findCharge(db, known.body.invoice);
};

const messageOf = (charge: CardCharge, taken: string) => ({
  amount: taken,
  bank: 'Sandbox bank',
  errorCode: charge.errorCode || null,
  errorDesc: charge.errorCode,
  cardHolder: charge.cardHolder,
  cardNumber: charge.cardNumber,
  transactionId: charge.transactionId,
  token: charge.token || null,
  checksum: checksum(sandboxCardAccount.secret, charge.transactionId, charge.errorCode, taken, charge.token),
});

/** Response to an inquiry. */
export const inquiryOf = ({ body, state }: ChargeRecord) => ({ ...messageOf(body, body.taken), status: state });

/** Notifies the merchant of the charge. A lying bank reports the whole sum whatever it charged. */
export const notify = async (charge: CardCharge): Promise<void> => {
  await callShop(new URL('/api/v2/payments/callback', charge.callback), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(messageOf(charge, charge.amount)),
  });
};

export const maskedNumber = (number: string): string => `${number.slice(0, 6)}******${number.slice(-4)}`;

interface Decision {
  state: 'PAID' | 'FAILED' | 'EXPIRED' | 'PENDING';
  errorCode: string;
  taken?: string;
  card?: { number: string; holder: string };
}

/** Settles a charge that is still open. */
export const decide = async (
  shop: Shop,
  { id, body }: ChargeRecord,
  { state, errorCode, taken = body.amount, card }: Decision,
): Promise<CardCharge | undefined> => {
  const charge: CardCharge = {
    ...body,
    errorCode,
    taken,
    ...(card && { cardNumber: maskedNumber(card.number), cardHolder: card.holder }),
    token: state === 'PAID' && body.savesCard ? body.token || randomToken() : body.token,
  };
  const moved = await moveRecord(shop.db, { emulator: 'card', id }, ['SENT', 'PENDING'], state, charge);
  return moved ? charge : undefined;
};
