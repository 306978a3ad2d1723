import type { Shop } from '../shop';
import { type ChargeRecord, decide, outcomes } from './card-charges';
import { moveRecord, saveRecord } from './records.tables';

/** The tester's decisions. */
export const labels = {
  approve: 'Confirm with the right code',
  wrong_code: 'Give a wrong code',
  decline: 'Bank declines',
  insufficient: 'Not enough money',
  delay: 'Leave it pending',
  expire: 'Let expire',
  lie: 'Take 1 ₮ less and tell of the whole sum',
  repeat: 'Send the notification again',
};
type Action = keyof typeof labels;

export const testCard = { number: '4111111111111111', holder: 'TESTER' };

const maxWrongCodes = 3;

const wrongCode = async (shop: Shop, charge: ChargeRecord) => {
  const wrongCodes = charge.body.wrongCodes + 1;
  if (wrongCodes < maxWrongCodes) {
    const key = { emulator: 'card', id: charge.id };
    await moveRecord(shop.db, key, ['SENT'], 'SENT', { ...charge.body, wrongCodes });
    return undefined;
  }
  const failed = { ...charge, body: { ...charge.body, wrongCodes } };
  return decide(shop, failed, { state: 'FAILED', errorCode: outcomes.notAuthenticated });
};

const approve = async (shop: Shop, charge: ChargeRecord, taken: string) => {
  const { cardNumber, cardHolder } = charge.body;
  const card = cardNumber ? undefined : testCard;
  const settled = await decide(shop, charge, {
    state: 'PAID',
    errorCode: outcomes.approved,
    taken,
    ...(card && { card }),
  });
  if (settled?.token) {
    const body = { number: cardNumber || testCard.number, holder: cardHolder || testCard.holder };
    await saveRecord(shop.db, { emulator: 'card_token', id: settled.token, state: 'GOOD', body, now: shop.clock() });
  }
  return settled;
};

/** Carries out the tester's decision on a charge; undefined while the charge is open for another code. */
export const act = (shop: Shop, action: Action, charge: ChargeRecord) => {
  const { amount } = charge.body;
  const end = (state: 'FAILED' | 'EXPIRED' | 'PENDING', errorCode = '') => decide(shop, charge, { state, errorCode });
  const does: Record<Action, () => Promise<typeof charge.body | undefined>> = {
    approve: () => approve(shop, charge, amount),
    lie: () => approve(shop, charge, String(Number(amount) - 1)),
    wrong_code: () => wrongCode(shop, charge),
    decline: () => end('FAILED', outcomes.declined),
    insufficient: () => end('FAILED', outcomes.insufficient),
    delay: () => end('PENDING'),
    expire: () => end('EXPIRED'),
    repeat: async () => charge.body,
  };
  return does[action]();
};
