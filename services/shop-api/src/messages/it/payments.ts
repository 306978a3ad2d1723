import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/payments';

export const failures = {
  declined: 'Il pagamento è stato rifiutato.',
  insufficient_funds: 'Il saldo della carta non basta.',
  expired: 'Il tempo per pagare è scaduto. Se hai già pagato, ti rimborseremo l’intero importo.',
  wrong_amount: 'L’importo arrivato non è quello richiesto. Ti verrà rimborsato.',
  unavailable: 'Il servizio di pagamento non risponde.',
  not_confirmed: 'La carta non è stata confermata con 3-D Secure.',
} satisfies Translation<typeof mn.failures>;

export const retries = {
  declined: 'Riprova o paga in altro modo.',
  insufficient_funds: 'Ricaricala e riprova, oppure usa un’altra carta o un altro metodo.',
  expired: 'L’ordine è salvato: effettua di nuovo il pagamento.',
  wrong_amount: 'Paga l’importo esatto.',
  unavailable: 'Riprova tra poco o paga in altro modo.',
  not_confirmed: 'Riprova o paga in altro modo.',
} satisfies Translation<typeof mn.retries>;

export const cards = { retry: 'Usa un’altra carta o un altro metodo.' } satisfies Translation<typeof mn.cards>;

export const inApp = {
  declined: 'L’app non ha approvato il pagamento.',
  retry: 'Controlla il saldo del portafoglio e riprova, oppure paga in altro modo.',
} satisfies Translation<typeof mn.inApp>;

export const loans = {
  terms: '{{amount}} subito, il resto a rate mensili.',
  limit: 'A rate si possono pagare al massimo {{max}}: il resto va versato come anticipo.',
  refused: 'La società di leasing non ha approvato la richiesta.',
  retry: 'L’ordine resta valido e puoi pagare in un altro modo.',
  downPaymentKept:
    'Hai versato un anticipo di {{amount}}. Se paghi in un altro modo, ti sarà restituito con lo stesso metodo entro 3–\u20605 giorni lavorativi.',
  downPaymentBack:
    'L’anticipo di {{amount}} ti sarà restituito con lo stesso metodo entro 3–\u20605 giorni lavorativi.',
} satisfies Translation<typeof mn.loans>;

export const received = {
  partial: 'Abbiamo ricevuto {{amount}}. Con la stessa causale restano da versare {{missing}}.',
  overpaid:
    'Hai versato {{amount}} in più. Restituiremo la differenza sul conto di provenienza entro 3–\u20605 giorni lavorativi.',
  unmatched: 'Con questo pagamento sono arrivati {{amount}}, ma l’ordine è già pagato. Ti rimborseremo l’importo.',
  returned: 'Ti abbiamo rimborsato {{amount}}.',
} satisfies Translation<typeof mn.received>;

export const movements = {
  opening: 'Saldo iniziale',
  sale: 'Pagamento di un ordine',
  recharge: 'Ricarica',
  gift_card: 'Carta regalo',
  cashback: 'Cashback',
  loyalty: 'Punti fedeltà',
  reward_back: 'Storno punti',
  refund: 'Rimborso',
  prize: 'Premio',
  hold: 'Bloccato',
  release: 'Sbloccato',
  expired: 'Scaduto',
  credited: 'Bonifico accreditato',
  correction: 'Correzione',
} satisfies Translation<typeof mn.movements>;

export const saleLines = { delivery: 'Consegna', fee: 'Commissione di pagamento' } satisfies Translation<
  typeof mn.saleLines
>;

export const discounts = { limited: '{{name}}, al massimo {{max}}' } satisfies Translation<typeof mn.discounts>;

export const vouchers = { thanks: 'Buono di ringraziamento' } satisfies Translation<typeof mn.vouchers>;

export const dayPaper = {
  day: 'Giorno',
  way: 'Metodo di pagamento',
  came: 'Entrate',
  went: 'Uscite',
  fees: 'Commissioni',
  owed: 'Da restituire',
  differences: 'Differenze',
  ways: {
    qpay: 'Codice QR',
    card: 'Carta',
    transfer: 'Bonifico',
    most: 'Portafoglio in app',
    leasing: 'Rate',
    wallet: 'Portafogli',
    gift_card: 'Carte regalo',
    voucher: 'Buoni',
  },
} satisfies Translation<typeof mn.dayPaper>;
