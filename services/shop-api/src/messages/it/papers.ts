import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/papers';

export const papers = {
  slip: 'Distinta di imballaggio',
  label: 'Etichetta del pacco',
  pickList: 'Lista di prelievo',
  order: 'Ordine',
  date: 'Data',
  status: 'Stato',
  buyer: 'Acquirente',
  receiver: 'Destinatario',
  phone: 'Telefono',
  address: 'Indirizzo',
  pickup: 'Ritiro presso',
  delivery: 'Consegna',
  instructions: 'Nota dell’acquirente',
  goods: 'Articolo',
  code: 'Codice',
  quantity: 'Quantità',
  pieces: 'Pezzi in totale',
  orders: 'Ordini',
  method: 'Metodo di pagamento',
  total: 'Totale',
  vendors: 'Venditore',
  packed: 'Imballato da',
  none: 'Non c’è nulla da imballare.',
} satisfies Translation<typeof mn.papers>;

export const orderStatuses = {
  unpaid: 'In attesa di pagamento',
  failed: 'Non pagato',
  to_pack: 'Da imballare',
  to_send: 'Da spedire',
  to_collect: 'Da consegnare',
  underway: 'In viaggio',
  done: 'Completato',
  canceled: 'Annullato',
  returned: 'Reso',
} satisfies Translation<typeof mn.orderStatuses>;
