import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/choices';

export const paymentMethods = {
  qr: { name: 'Codice QR', description: 'Inquadra il codice con l’app della tua banca.' },
  card: {
    name: 'Carta di pagamento',
    description: 'Conferma sulla pagina della banca. Non conserviamo il numero della carta.',
  },
  bank_transfer: {
    name: 'Bonifico bancario',
    description: 'Gli articoli restano riservati fino alla chiusura delle banche del giorno lavorativo seguente.',
  },
  most: { name: 'App Most', description: 'Conferma nel portafoglio dell’app.' },
  leasing: { name: 'A rate', description: 'Il 30% subito, il resto a rate mensili.' },
  store_credit: { name: 'Portafoglio', description: '' },
  gift_card: { name: 'Carta regalo', description: '' },
  voucher: { name: 'Buono', description: '' },
} satisfies Translation<typeof mn.paymentMethods>;

export const wallets = {
  money: { name: 'Portafoglio', description: '' },
  gift: { name: 'Portafoglio regali', description: 'Importi delle carte regalo.' },
  cashback: { name: 'Cashback', description: '' },
  loyalty: { name: 'Punti fedeltà', description: '' },
  pocket: { name: 'Portafoglio Pocket', description: '' },
  partner: { name: 'Carta partner', description: '' },
  digital: { name: 'Portafoglio digitale', description: '' },
  store_credit: { name: 'Saldo dei resi', description: 'Importi dei resi.' },
} satisfies Translation<typeof mn.wallets>;

export const walletRules = {
  cashback: 'Una quota di ogni acquisto ti viene riaccreditata: {{percent}}.',
  loyalty: 'Una quota di ogni acquisto in punti: {{percent}}. 1 punto = 1\u00a0₮.',
  all: 'Paga un ordine per intero.',
  share: 'Paga una parte di un ordine, al massimo {{percent}}.',
  above: 'Per ordini oltre {{amount}}.',
  least: 'Da {{amount}} alla volta.',
} satisfies Translation<typeof mn.walletRules>;

export const deliveryChoices = {
  city_48h: { name: 'In città entro 48 ore', description: 'A Ulan Bator. Gratis per prodotti da 200.000\u00a0₮.' },
  city_24h: { name: 'In città entro 24 ore', description: 'A Ulan Bator.' },
  city_48_72h: { name: 'In 48–\u206072 ore, economica', description: 'A Ulan Bator.' },
  city_4h: { name: 'Espresso, entro 4 ore', description: 'A Ulan Bator, in orario di lavoro.' },
  city_5h: { name: 'Entro 5 ore dal pagamento', description: 'A Ulan Bator, per ordini pagati prima delle 14:00.' },
  country_7_14d: {
    name: 'Nelle province in 7–\u206014 giorni',
    description: 'In pullman fino al capoluogo della provincia.',
  },
  pre_order: { name: 'Consegna dopo l’arrivo', description: 'Preordine. Entro 48 ore dall’arrivo della merce.' },
  pickup: { name: 'Ritiro di persona', description: 'Ti avvisiamo quando è pronto e lo teniamo 7 giorni.' },
} satisfies Translation<typeof mn.deliveryChoices>;

export const deliveryTimes = {
  closed: 'Solo per ordini pagati tra le {{from}}:00 e le {{before}}:00.',
} satisfies Translation<typeof mn.deliveryTimes>;
