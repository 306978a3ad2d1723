import { limits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Select, TextArea, TextField } from '@ortoo/ui';
import { AirportField } from './airport-field';
import { QuoteDates } from './quote-dates';
import { isRequired, type QuoteField as FieldName, type QuoteKind } from './quote-form.rules';
import type { QuoteForm } from './use-quote';

interface QuoteFieldProps {
  field: FieldName;
  kind: QuoteKind;
  form: QuoteForm;
  today: string | undefined;
}

const labels: Readonly<Record<FieldName, string>> = {
  salutation: 'quote.salutation',
  firstname: 'fields.firstName',
  lastname: 'fields.lastName',
  phone: 'fields.phone',
  email: 'fields.email',
  city: 'quote.city',
  country: 'quote.country',
  departure: 'quote.from',
  arrival: 'quote.to',
  dateFrom: 'quote.dateFrom',
  dateTo: 'quote.dateTo',
  adults: 'quote.adults',
  children: 'quote.children',
  quantity: 'quote.quantity',
  price: 'quote.price',
  message: 'quote.message',
};

const inputs: Partial<
  Record<FieldName, { type?: string; inputMode?: 'numeric' | 'tel' | 'email'; autoComplete?: string }>
> = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  city: { autoComplete: 'address-level2' },
  country: { autoComplete: 'country-name' },
  adults: { inputMode: 'numeric' },
  children: { inputMode: 'numeric' },
  quantity: { inputMode: 'numeric' },
  price: { inputMode: 'numeric' },
};

/** One field of the request, with its label and its error. */
export const QuoteField = ({ field, kind, form, today }: QuoteFieldProps) => {
  const t = useMessages();
  const errorOf = (of: FieldName) => {
    const { key, text } = form.faultOf(of);
    return text ?? (key ? t(key, { count: limits.quoteTravellers }) : undefined);
  };
  const error = errorOf(field);
  const value = form.values[field];
  const required = isRequired(kind, field);
  const common = {
    name: field,
    label: t(labels[field]),
    required,
    onBlur: () => form.leave(field),
    optional: required ? undefined : t('state.optional'),
    ...(error && { error }),
  };
  // Both days are one field.
  if (field === 'dateTo') return null;
  if (field === 'dateFrom') return <QuoteDates form={form} today={today} error={error ?? errorOf('dateTo')} />;
  if (field === 'departure' || field === 'arrival')
    return (
      <AirportField
        name={field}
        label={t(labels[field])}
        optional={common.optional}
        value={value}
        error={error}
        onChange={code => form.change(field, code)}
      />
    );
  if (field === 'salutation')
    return (
      <Select
        {...common}
        placeholder="–"
        value={value}
        options={(['MR', 'MS'] as const).map(option => ({ value: option, label: t(`quote.${option}`) }))}
        onChange={event => form.change(field, event.target.value)}
      />
    );
  if (field === 'message')
    return (
      <TextArea
        {...common}
        hint={t('quote.messageHint', { count: limits.quoteMessage })}
        maxLength={limits.quoteMessage}
        value={value}
        onChange={event => form.change(field, event.target.value)}
      />
    );
  const own = field === 'email' && form.user?.email;
  return (
    <TextField
      {...common}
      {...inputs[field]}
      {...(own && { readOnly: true, hint: t('quote.emailHint') })}
      value={value}
      onChange={event => form.change(field, event.target.value)}
    />
  );
};
