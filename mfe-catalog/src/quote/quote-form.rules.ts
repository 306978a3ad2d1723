import { limits, type NewQuote, type Quote, type User } from '@ortoo/contracts';

export type QuoteKind = Quote['kind'];

export const emptyQuote = {
  salutation: '' as '' | 'MR' | 'MS',
  firstname: '',
  lastname: '',
  phone: '',
  email: '',
  city: '',
  country: '',
  // IATA codes.
  departure: '',
  arrival: '',
  dateFrom: '',
  dateTo: '',
  adults: '2',
  children: '0',
  quantity: '1',
  price: '',
  message: '',
};

/** Values of the form; all of them are text. */
export type QuoteValues = typeof emptyQuote;

export type QuoteField = keyof QuoteValues;

/** Values from the account. */
export const knownOf = (user: User | null): Partial<QuoteValues> =>
  user
    ? {
        firstname: user.firstname,
        lastname: user.lastname,
        ...(user.phone && { phone: user.phone }),
        ...(user.email && { email: user.email }),
      }
    : {};

/** Fields of a form, in display order. */
export const fieldsOf = (kind: QuoteKind): readonly QuoteField[] => {
  const contact = ['lastname', 'firstname', 'phone'] as const;
  if (kind === 'travel')
    return [
      ...(['departure', 'arrival', 'dateFrom', 'dateTo', 'adults', 'children'] as const),
      ...(['salutation', ...contact, 'city', 'country', 'email', 'message'] as const),
    ];
  return [...(kind === 'price' ? (['price'] as const) : []), 'quantity', ...contact, 'email', 'message'];
};

const required: Readonly<Record<QuoteKind, readonly QuoteField[]>> = {
  travel: ['dateFrom', 'adults', 'salutation', 'lastname', 'firstname', 'phone', 'email', 'city', 'country'],
  price: ['price', 'quantity', 'lastname', 'firstname', 'phone', 'email'],
  product: ['quantity', 'lastname', 'firstname', 'phone', 'email', 'message'],
};

export const isRequired = (kind: QuoteKind, field: QuoteField): boolean => required[kind].includes(field);

interface Known {
  kind: QuoteKind;
  /** Undefined while the date is unknown. */
  today: string | undefined;
  /** Current price of the product, in whole tugrik. */
  selling: number | undefined;
}

const whole = (text: string): number =>
  /^\d+$/.test(text.replace(/[\s,]/g, '')) ? Number(text.replace(/[\s,]/g, '')) : NaN;

const between = (text: string, min: number, max: number): boolean => whole(text) >= min && whole(text) <= max;

type Rule = [field: QuoteField, wrong: boolean, key: string];

const rulesFor = (values: QuoteValues, { kind, today, selling }: Known): Rule[] => {
  const { email, phone, dateFrom, dateTo, departure, arrival, adults, children, quantity, price } = values;
  const contact: Rule[] = [
    ['email', !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()), 'errors.email'],
    ['phone', phone.replace(/\D/g, '').length < 8, 'errors.phone'],
  ];
  if (kind === 'travel')
    return [
      ['dateFrom', today !== undefined && dateFrom < today, 'quote.faults.datePast'],
      ['dateTo', dateTo !== '' && dateTo < dateFrom, 'quote.faults.dates'],
      ['arrival', arrival !== '' && arrival === departure, 'quote.faults.airports'],
      ['adults', !between(adults, 1, limits.quoteTravellers), 'quote.faults.travellers'],
      ['children', !between(children, 0, limits.quoteTravellers), 'errors.number'],
      ...contact,
    ];
  const price_: Rule[] =
    kind === 'price'
      ? [
          ['price', Number.isNaN(whole(price)) || whole(price) < 1, 'errors.number'],
          ['price', selling !== undefined && whole(price) >= selling, 'quote.faults.price'],
        ]
      : [];
  return [...price_, ['quantity', !between(quantity, 1, limits.quoteQuantity), 'errors.number'], ...contact];
};

/** Message keys of errors by field. */
export const quoteFaults = (values: QuoteValues, known: Known): Partial<Record<QuoteField, string>> => {
  const faults: Partial<Record<QuoteField, string>> = {};
  for (const [field, wrong, key] of rulesFor(values, known)) if (wrong) faults[field] ??= key;
  for (const field of required[known.kind]) if (values[field].trim() === '') faults[field] = 'errors.required';
  return faults;
};

/** Converts valid form values to a request of the API. */
export const toQuote = (values: QuoteValues, kind: QuoteKind, product: string): NewQuote => {
  const { firstname, lastname, phone, email, message } = values;
  const contact = { firstname, lastname, phone, email: email.trim(), message };
  if (kind === 'travel')
    return {
      kind,
      ...contact,
      salutation: values.salutation === 'MR' ? 'MR' : 'MS',
      city: values.city,
      country: values.country,
      departure_airport: values.departure || null,
      arrival_airport: values.arrival || null,
      date_from: values.dateFrom,
      date_to: values.dateTo || null,
      adults: whole(values.adults),
      children: whole(values.children),
      product: product || null,
    };
  const about = { ...contact, product, quantity: whole(values.quantity) };
  return kind === 'price' ? { kind, ...about, price: whole(values.price) } : { kind, ...about };
};

const fieldNames: Readonly<Record<string, QuoteField>> = {
  date_from: 'dateFrom',
  date_to: 'dateTo',
  departure_airport: 'departure',
  arrival_airport: 'arrival',
};

/** The form field of a server's field name. */
export const fieldNamed = (name: string): QuoteField | undefined =>
  fieldNames[name] ?? (name in emptyQuote ? (name as QuoteField) : undefined);
