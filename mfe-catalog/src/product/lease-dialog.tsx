import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { leaseTerms, toMoney, type LeaseQuote, type Money } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList, Dialog, ErrorPanel, InlineNotice, Select, Skeleton, Stack } from '@ortoo/ui';
import { leaseQuoteQuery } from './lease-quote.queries';

interface LeaseDialogProps {
  price: Money;
  open: boolean;
  onClose: () => void;
}

interface Term {
  months: number;
  onChange: (months: number) => void;
}

const Offers = ({ quotes, months, onChange }: Pick<LeaseQuote, 'quotes'> & Term) => {
  const t = useMessages();
  const locale = useLocale();
  const offer = quotes.find(quote => quote.months === months) ?? quotes[0];
  if (!offer) return null;
  const amount = (wire: string) => formatMoney(toMoney(wire), locale);
  return (
    <>
      <Select
        label={t('product.leasing.months')}
        value={String(offer.months)}
        onChange={event => onChange(Number(event.target.value))}
        options={quotes.map(quote => ({
          value: String(quote.months),
          label: t('product.leasing.count', { count: quote.months }),
        }))}
      />
      <div aria-live="polite">
        <DefinitionList
          items={[
            { term: t('product.leasing.down'), value: amount(offer.down_payment) },
            { term: t('product.leasing.monthly'), value: amount(offer.monthly), strong: true },
            { term: t('product.leasing.total'), value: amount(offer.total_cost) },
          ]}
        />
      </div>
      {offer.notice && <InlineNotice>{offer.notice}</InlineNotice>}
      <p>{t('product.leasing.how')}</p>
    </>
  );
};

const Calculator = ({ price, ...term }: { price: Money } & Term) => {
  const t = useMessages();
  const requested = useQuery(leaseQuoteQuery(price));
  const quote = requested.data;
  if (requested.isError) return <ErrorPanel {...failedPart(t, requested)} />;
  if (!quote) return <Skeleton height="14rem" round />;
  if (quote.quotes.length === 0) {
    return (
      <InlineNotice>
        {quote.reason} {t('product.leasing.together')}
      </InlineNotice>
    );
  }
  return <Offers quotes={quote.quotes} {...term} />;
};

/** Instalments of the price: down payment, monthly amount, total. */
export const LeaseDialog = ({ price, open, onClose }: LeaseDialogProps) => {
  const t = useMessages();
  // The content of a closed dialog is not there.
  const [months, setMonths] = useState<number>(leaseTerms.defaultMonths);
  return (
    <Dialog open={open} onClose={onClose} title={t('product.leasing.title')} closeLabel={t('actions.close')}>
      <Stack gap={2}>
        <Calculator price={price} months={months} onChange={setMonths} />
      </Stack>
    </Dialog>
  );
};
