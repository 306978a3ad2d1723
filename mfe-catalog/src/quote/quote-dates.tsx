import { css } from '@emotion/react';
import { lazyPart, useLateDialog, useMessages } from '@ortoo/remote';
import { DateFields } from '../parts/calendar/date-fields';
import type { QuoteForm } from './use-quote';

const QuoteCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "quote-calendar" */ './quote-calendar')).QuoteCalendar,
  { when: 'use' },
);

interface QuoteDatesProps {
  form: QuoteForm;
  today: string | undefined;
  /** Of both days. */
  error: string | undefined;
}

/** Departure and, optionally, return. */
export const QuoteDates = ({ form, today, error }: QuoteDatesProps) => {
  const t = useMessages();
  const { isRequested, button, dialog } = useLateDialog();
  const { dateFrom, dateTo } = form.values;
  const field = (name: 'dateFrom' | 'dateTo', min: string | undefined) => ({
    name,
    value: form.values[name],
    min,
    onChange: (date: string) => form.change(name, date),
  });
  return (
    <div css={style}>
      <DateFields
        fields={[
          { ...field('dateFrom', today), label: `${t('quote.dateFrom')} *` },
          { ...field('dateTo', dateFrom || today), label: t('quote.dateTo'), empty: t('state.optional') },
        ]}
        button={button}
        error={error}
      />
      {isRequested && today && (
        <QuoteCalendar
          {...dialog}
          today={today}
          chosen={{ checkIn: dateFrom, checkOut: dateTo }}
          onChoose={({ checkIn, checkOut }) => {
            form.change('dateFrom', checkIn);
            form.change('dateTo', checkOut);
          }}
        />
      )}
    </div>
  );
};

const style = css`
  grid-column: 1 / -1;
`;
