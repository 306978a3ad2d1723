import { css } from '@emotion/react';
import { toMoney, type Invoice, type WireMoney } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { formatDateTime } from '@ortoo/i18n';
import { useCopy } from '@ortoo/remote/copy';
import { Button, ButtonLink, Copyable, DefinitionList, DownloadIcon, QrPanel } from '@ortoo/ui';
import { bankColour } from './banks.rules';
import { saveAsPicture } from './save-as-picture';
import { useMoney } from './use-money';
import { $visitedInvoice } from './visited-bank.store';

type Shown<Kind extends Invoice['kind']> = { amount: WireMoney; invoice: Extract<Invoice, { kind: Kind }> };

const QrInvoice = ({ amount: due, invoice }: Shown<'qr'>) => {
  const t = useMessages();
  const amount = useMoney();
  const locale = useLocale();
  return (
    <>
      <ol css={instructions}>
        <li className="only-wide">{t('pay.how.scan')}</li>
        <li className="only-phone">{t('pay.how.open')}</li>
        <li>{t('pay.how.check', { amount: amount(due) })}</li>
      </ol>
      <QrPanel label={t('pay.scan')} caption={<strong css={sum}>{amount(due)}</strong>}>
        <img src={invoice.qr_image} alt="" width={280} height={280} />
      </QrPanel>
      <div className="only-phone">
        <Button kind="quiet" icon={<DownloadIcon />} onClick={() => void saveAsPicture(invoice.qr_image, 'qr.png')}>
          {t('pay.saveQr')}
        </Button>
      </div>
      <ul css={banks} aria-label={t('pay.banks')}>
        {invoice.urls.map(bank => (
          <li key={bank.link}>
            <ButtonLink kind="secondary" wide href={bank.link} target="_blank" rel="noopener">
              <span className="mark" aria-hidden="true" style={{ background: bankColour(bank.name) }} />
              {(locale === 'mn' && bank.description) || bank.name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
};

const RedirectInvoice = ({ amount: due, invoice }: Shown<'redirect'>) => {
  const t = useMessages();
  const amount = useMoney();
  return (
    <>
      <strong css={sum}>{amount(due)}</strong>
      <ButtonLink size="lg" href={invoice.url} onClick={() => $visitedInvoice.set(invoice.invoice_id)}>
        {t('pay.goOn')}
      </ButtonLink>
      <p>{t('pay.comeBack')}</p>
    </>
  );
};

const TransferInvoice = ({ invoice }: Shown<'transfer'>) => {
  const t = useMessages();
  const amount = useMoney();
  const locale = useLocale();
  const copy = useCopy();
  const copyable = (term: string, text: string, shown: string) => ({
    term,
    value: <Copyable name={term} shown={shown} label={t('actions.copy')} onCopy={() => void copy(term, text)} />,
  });
  return (
    <div css={transfer}>
      <p>{t('pay.transfer')}</p>
      <DefinitionList
        items={[
          copyable(t('pay.amount'), String(toMoney(invoice.amount)), amount(invoice.amount)),
          copyable(t('pay.reference'), invoice.reference, invoice.reference),
          copyable(t('pay.iban'), invoice.iban, inFours(invoice.iban)),
          copyable(t('pay.accountName'), invoice.account_name, invoice.account_name),
          { term: t('pay.bank'), value: invoice.bank },
          { term: t('pay.deadline'), value: formatDateTime(invoice.expires_at, locale) },
        ]}
      />
    </div>
  );
};

/** Payment data for the buyer, by payment method. */
export const InvoicePanel = ({ amount, invoice }: { amount: WireMoney; invoice: Invoice }) => {
  switch (invoice.kind) {
    case 'qr':
      return <QrInvoice amount={amount} invoice={invoice} />;
    case 'redirect':
      return <RedirectInvoice amount={amount} invoice={invoice} />;
    case 'transfer':
      return <TransferInvoice amount={amount} invoice={invoice} />;
    case 'lease':
      return null;
  }
};

/** Grouped in fours, as banks print it. */
const inFours = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

const sum = css`
  color: var(--ink);
  font-size: var(--text-2xl);
  font-weight: 680;
`;
const transfer = css`
  display: grid;
  gap: var(--space-2);
  width: min(36rem, 100%);
  text-align: start;
  dl > div {
    align-items: center;
  }
  @media (max-width: 479.98px) {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
const banks = css`
  display: grid;
  gap: var(--space-1);
  width: min(22rem, 100%);
  .mark {
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
  }
`;
const instructions = css`
  display: grid;
  gap: 0.25rem;
  width: min(22rem, 100%);
  padding-inline-start: 1.25rem;
  list-style: decimal;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  text-align: start;
`;
