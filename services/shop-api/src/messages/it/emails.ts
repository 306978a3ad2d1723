import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/emails';

export const emails = {
  confirmed: {
    subject: '{{number}}: l’ordine è confermato',
    body: 'Grazie! Il tuo ordine {{number}} è confermato.',
  },
  unmatched_payment: {
    subject: '{{number}}: ti rimborsiamo un pagamento',
    body: 'Abbiamo ricevuto {{amount}} per l’ordine {{number}}, ma il pagamento è arrivato tardi, due volte o con un importo diverso. Ti verrà rimborsato con lo stesso metodo di pagamento; non devi fare nulla.',
  },
  partly_paid: {
    subject: '{{number}}: pagamento incompleto',
    body: 'Per il tuo ordine {{number}} abbiamo ricevuto {{amount}}. Restano da versare {{missing}}.\nCausale: {{reference}}\nDa pagare entro: {{deadline}}',
  },
  down_payment: {
    subject: '{{number}}: anticipo ricevuto',
    body: 'Abbiamo ricevuto l’anticipo di {{amount}} per il tuo ordine {{number}}.\nDa pagare ancora a rate: {{rest}}\nPer completare l’ordine invia la richiesta di rateizzazione dalla pagina dell’ordine.\nDa inviare entro: {{deadline}}',
  },
  instalment: {
    subject: '{{number}}: rata mensile ricevuta',
    body: 'Abbiamo ricevuto la rata mensile di {{amount}} per il tuo ordine {{number}}.\nDa pagare ancora a rate: {{rest}}',
  },
  lease_overdue: {
    subject: '{{number}}: una rata è scaduta',
    body: 'Una rata mensile del tuo ordine {{number}} è scaduta.\nImporto scaduto: {{overdue}}\nScadenza: {{since}}\nDa pagare ancora a rate: {{rest}}\nPuoi pagare dalla pagina dell’ordine. Se hai già pagato, ignora questo messaggio.',
  },
  lease_finished: {
    subject: '{{number}}: hai pagato tutte le rate',
    body: 'Abbiamo ricevuto l’ultima rata mensile di {{amount}} per il tuo ordine {{number}}. Hai pagato tutte le rate. Grazie!',
  },
  loan_refused: {
    subject: '{{number}}: richiesta di rateizzazione non approvata',
    body: 'La società di leasing non ha approvato la richiesta per il tuo ordine {{number}}. L’ordine resta salvato e puoi pagarlo in un altro modo.\nL’anticipo di {{amount}} ti sarà rimborsato nello stesso modo entro 3–\u20605 giorni lavorativi.',
  },
  down_payment_back: {
    subject: '{{number}}: l’anticipo ti sarà rimborsato',
    body: 'Il pagamento a rate del tuo ordine {{number}} è stato annullato. L’anticipo di {{amount}} ti sarà rimborsato nello stesso modo entro 3–\u20605 giorni lavorativi.',
  },
  overpaid: {
    subject: '{{number}}: hai pagato più del dovuto',
    body: 'Per l’ordine {{number}} hai versato {{amount}} in più. È tutto pagato e restituiremo la differenza sul conto di provenienza entro 3–\u20605 giorni lavorativi.',
  },
  receipt: {
    subject: '{{number}}: la ricevuta IVA',
    body: 'In allegato la ricevuta IVA dell’ordine {{number}}.\nNumero ricevuta: {{ddtd}}\nNumero lotteria: {{lottery}}',
  },
  canceled: {
    subject: '{{number}}: il tuo ordine è annullato',
    body: 'Il tuo ordine {{number}} è annullato. Ti rimborseremo {{amount}} con lo stesso metodo di pagamento entro 3–\u20605 giorni lavorativi.',
  },
  ready: {
    subject: '{{number}}: l’ordine è pronto per la consegna',
    body: 'Il tuo ordine {{number}} è pronto e partirà a breve.',
  },
  ready_for_pickup: {
    subject: '{{number}}: l’ordine può essere ritirato',
    body: 'Il tuo ordine {{number}} è pronto.\nPunto di ritiro: {{place}}\nPersona al ritiro: {{receiver}}',
  },
  shipped: {
    subject: '{{number}}: l’ordine è in viaggio',
    body: 'Il tuo ordine {{number}} è in viaggio.\nNumero di spedizione: {{tracking}}',
  },
  delivered: {
    subject: '{{number}}: l’ordine è stato consegnato',
    body: 'Il tuo ordine {{number}} è stato consegnato. Se vuoi restituire qualcosa, chiedilo nella pagina dell’ordine.',
  },
  return_approved: {
    subject: '{{return}}: il reso è accettato',
    body: 'Accettiamo il reso dell’ordine {{number}}. Da rimborsare: {{amount}}\n{{note}}',
  },
  return_refused: {
    subject: '{{return}}: il reso non è accettato',
    body: 'Non possiamo accettare il reso dell’ordine {{number}}.\n{{note}}',
  },
  return_payable: {
    subject: '{{return}}: il rimborso è in arrivo',
    body: 'Accrediteremo {{amount}} per l’ordine {{number}} sul tuo conto entro 3–\u20605 giorni lavorativi.',
  },
  return_exchanged: {
    subject: '{{return}}: prepariamo il cambio',
    body: 'Al posto dell’articolo reso dell’ordine {{number}} prepariamo: {{item}}\nDifferenza di prezzo rimborsata: {{amount}}',
  },
  return_refunded: {
    subject: '{{return}}: rimborso effettuato',
    body: 'Abbiamo rimborsato {{amount}} per l’ordine {{number}}.\n{{to}}',
  },
} satisfies Translation<typeof mn.emails>;

export const refundedTo = {
  wallet: 'L’importo è nel tuo portafoglio.',
  original:
    'L’importo torna con lo stesso metodo di pagamento; la parte che non può tornare così è nel tuo portafoglio.',
  bank_account: 'Lo abbiamo trasferito sul tuo conto bancario.',
} satisfies Translation<typeof mn.refundedTo>;
