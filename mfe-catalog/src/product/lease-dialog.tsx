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

const Offers = ({ quotes }: Pick<LeaseQuote, 'quotes'>) => {
  const t = useMessages();
  const locale = useLocale();
  const [months, setMonths] = useState<number>(leaseTerms.defaultMonths);
  const offer = quotes.find(quote => quote.months === months) ?? quotes[0];
  if (!offer) return null;
  const amount = (wire: string) => formatMoney(toMoney(wire), locale);
  return (
    <>
      <Select
        label={t('product.leasing.months')}
        value={String(offer.months)}
        onChange={event => setMonths(Number(event.target.value))}
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
      <p>{t('product.leasing.how')}</p>
    </>
  );
};

const Calculator = ({ price }: { price: Money }) => {
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
  return <Offers quotes={quote.quotes} />;
};

/** Instalments of the price: down payment, monthly amount, total. */
export const LeaseDialog = ({ price, open, onClose }: LeaseDialogProps) => {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={t('product.leasing.title')} closeLabel={t('actions.close')}>
      <Stack gap={2}>
        <Calculator price={price} />
      </Stack>
    </Dialog>
  );
};
