import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/letter';

export const letter = {
  items: 'Il tuo ordine',
  goods: 'Articoli e servizi',
  discount: 'Sconto',
  delivery: 'Consegna',
  fee: 'Commissione di pagamento',
  total: 'Totale',
  received: 'Pagamento ricevuto',
  credited: 'Portafogli, carte regalo, buoni',
  financed: 'Da pagare a rate',
  address: 'Indirizzo di consegna',
  pickup: 'Punto di ritiro',
  receiver: 'Destinatario',
  expected: 'Consegna prevista',
  next: 'Cosa succede ora?',
  courier: 'Il corriere ti chiamerà prima della consegna.',
  collect: 'Ti avviseremo appena l’ordine sarà pronto. Attendi il nostro messaggio prima di venire.',
  stay: 'Al check-in mostra il numero dell’ordine e un documento.',
  trip: 'Prima della partenza la guida ti comunicherà ora e luogo dell’incontro.',
  codes: 'Coupon e biglietti sono allegati. Mostra il codice QR all’arrivo.',
  lease: 'Il piano delle rate mensili è nella pagina dell’ordine.',
  adults: 'Alla consegna degli alcolici ti verrà chiesto un documento che provi che hai almeno 21 anni.',
  view: 'Vedi l’ordine',
  sms: '{{site}}: ordine {{number}} confermato. Pagamento ricevuto: {{paid}}.',
} satisfies Translation<typeof mn.letter>;
