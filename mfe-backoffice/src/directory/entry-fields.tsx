import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { DirectoryInput, DirectoryKind } from '@ortoo/contracts';
import { localeNames } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { Button, Checkbox, Select, TextArea, TextField } from '@ortoo/ui';
import { ImageChoice } from '../parts/image-choice';
import { productChoicesQuery } from '../parts/product-choices.queries';
import { ProductPicker, type PickedProduct } from '../parts/product-picker';
import { provincesQuery } from './directory.queries';
import { formLocales, joined, separated } from './directory.rules';

/** What the fields of an entry share. */
export interface EntryForm {
  input: DirectoryInput;
  set: (change: Partial<DirectoryInput>) => void;
  errorOf: (field: string) => string | undefined;
  products: readonly PickedProduct[];
  setProducts: (products: PickedProduct[]) => void;
  /** A picture may be left out. */
  isImageOptional: boolean;
  kind: DirectoryKind;
  isNew: boolean;
}

type TextName = 'name' | 'description' | 'address' | 'directions' | 'image_alt';
const longTexts: readonly TextName[] = ['description', 'directions'];

/** A text in both languages. */
export const Texts = ({ form: { input, set, errorOf }, name }: { form: EntryForm; name: TextName }) => {
  const t = useMessages();
  const Control = longTexts.includes(name) ? TextArea : TextField;
  return formLocales.map(locale => (
    <Control
      key={locale}
      label={`${t(`directory.fields.${name}`)} (${localeNames[locale]})`}
      lang={locale}
      required={locale === 'mn' && (name === 'name' || name === 'address')}
      error={locale === 'mn' ? errorOf(name) : undefined}
      value={input[name][locale] ?? ''}
      onChange={event => set({ [name]: { ...input[name], [locale]: event.target.value } })}
      autoComplete="off"
    />
  ));
};

const Paragraphs = ({ form: { input, set } }: { form: EntryForm }) => {
  const t = useMessages();
  return formLocales.map(locale => (
    <TextArea
      key={locale}
      label={`${t('directory.fields.paragraphs')} (${localeNames[locale]})`}
      hint={t('directory.paragraphsHint')}
      lang={locale}
      defaultValue={joined(input.paragraphs[locale])}
      onChange={event => set({ paragraphs: { ...input.paragraphs, [locale]: separated(event.target.value) } })}
      rows={8}
    />
  ));
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const Hours = ({ form: { input, set, errorOf } }: { form: EntryForm }) => {
  const t = useMessages();
  const { hours } = input;
  type Row = (typeof hours)[number];
  const change = (at: number, part: Partial<Row>) =>
    set({ hours: hours.map((row, index) => (index === at ? { ...row, ...part } : row)) });
  const toggled = (days: readonly number[], day: number) =>
    weekdays.filter(one => (one === day ? !days.includes(one) : days.includes(one)));
  return (
    <fieldset css={hoursStyle}>
      <legend>{t('directory.fields.hours')}</legend>
      {hours.map((row, at) => (
        <div key={at} className="row">
          <div className="days">
            {weekdays.map(day => (
              <button
                key={day}
                type="button"
                aria-pressed={row.days.includes(day)}
                aria-label={t(`directory.days.${day}`)}
                onClick={() => change(at, { days: toggled(row.days, day) })}
              >
                {t(`directory.shortDays.${day}`)}
              </button>
            ))}
          </div>
          <div className="times">
            {(['opens', 'closes'] as const).map(end => (
              <TextField
                key={end}
                type="time"
                label={t(`directory.${end}`)}
                error={end === 'opens' && at === 0 ? errorOf('hours') : undefined}
                value={row[end]}
                onChange={event => change(at, { [end]: event.target.value })}
              />
            ))}
            <Button kind="quiet" size="sm" onClick={() => set({ hours: hours.toSpliced(at, 1) })}>
              {t('directory.removeHours')}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          kind="secondary"
          size="sm"
          onClick={() => set({ hours: [...hours, { days: [], opens: '10:00', closes: '18:00' }] })}
        >
          {t('directory.addHours')}
        </Button>
      </div>
    </fieldset>
  );
};

const Province = ({ form: { input, set, errorOf } }: { form: EntryForm }) => {
  const t = useMessages();
  const provinces = useQuery(provincesQuery()).data?.provinces ?? [];
  return (
    <Select
      label={t('directory.fields.province')}
      error={errorOf('province')}
      options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
      value={input.province}
      onChange={event => set({ province: event.target.value })}
    />
  );
};

const Line = ({ form: { input, set, errorOf }, name }: { form: EntryForm; name: 'phone' | 'email' }) => {
  const t = useMessages();
  return (
    <TextField
      label={t(`fields.${name}`)}
      type={name === 'phone' ? 'tel' : 'email'}
      error={errorOf(name)}
      value={input[name]}
      onChange={event => set({ [name]: event.target.value })}
      maxLength={name === 'phone' ? 20 : 200}
      autoComplete="off"
    />
  );
};

const choices: { readonly [Name in 'tone' | 'place']: readonly DirectoryInput[Name][] } = {
  tone: ['neutral', 'accent', 'success', 'warning'],
  place: ['store', 'pickup'],
};

const Choice = <Name extends keyof typeof choices>({ form, name }: { form: EntryForm; name: Name }) => {
  const t = useMessages();
  const options = choices[name];
  return (
    <Select
      label={t(`directory.fields.${name}`)}
      options={options.map(value => ({ value, label: t(`directory.${name}s.${value}`) }))}
      value={form.input[name]}
      onChange={event => form.set({ [name]: options.find(value => value === event.target.value) })}
    />
  );
};

const zone = 8 * 3_600_000;

const PublishedAt = ({ form: { input, set } }: { form: EntryForm }) => {
  const t = useMessages();
  const local = new Date(Date.parse(input.published_at) + zone).toISOString().slice(0, 16);
  return (
    <TextField
      type="datetime-local"
      label={t('directory.fields.published_at')}
      value={local}
      onChange={({ target: { value } }) =>
        value !== '' && set({ published_at: new Date(`${value}:00+08:00`).toISOString() })
      }
    />
  );
};

/** The category above a category, or the option of a value. */
const Parent = ({ form: { input, set, errorOf, kind, isNew } }: { form: EntryForm }) => {
  const t = useMessages();
  const { data } = useQuery(productChoicesQuery());
  const parents = (kind === 'taxons' ? data?.taxons : data?.option_types) ?? [];
  return (
    <Select
      label={t(`directory.parents.${kind}`)}
      placeholder={t(kind === 'taxons' ? 'directory.noParent' : 'products.choose')}
      required={kind === 'option_values'}
      disabled={!isNew}
      error={errorOf('parent_id')}
      options={parents.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(input.parent_id ?? '')}
      onChange={({ target: { value } }) => set({ parent_id: value === '' ? null : Number(value) })}
    />
  );
};

const Position = ({ form: { input, set, errorOf } }: { form: EntryForm }) => {
  const t = useMessages();
  return (
    <TextField
      label={t('directory.fields.position')}
      hint={t('directory.positionHint')}
      inputMode="numeric"
      error={errorOf('position')}
      value={String(input.position)}
      onChange={event => set({ position: Number(event.target.value.replace(/\D/g, '')) })}
      maxLength={4}
      autoComplete="off"
    />
  );
};

/** Colour of a value; those of sizes have none. */
const Swatch = ({ form: { input, set } }: { form: EntryForm }) => {
  const t = useMessages();
  const { swatch } = input;
  return (
    <>
      <Checkbox
        label={t('directory.hasSwatch')}
        checked={swatch !== null}
        onChange={() => set({ swatch: swatch === null ? '#808080' : null })}
      />
      {swatch !== null && (
        <TextField
          type="color"
          label={t('directory.fields.swatch')}
          value={swatch}
          onChange={event => set({ swatch: event.target.value })}
        />
      )}
    </>
  );
};

/** One field of an entry by its name. */
export const EntryField = ({ form, name }: { form: EntryForm; name: string }) => {
  const t = useMessages();
  switch (name) {
    case 'description':
    case 'address':
    case 'directions':
    case 'image_alt':
      return <Texts {...{ form, name }} />;
    case 'image':
      return (
        <ImageChoice
          label={t('directory.fields.image')}
          image={form.input.image}
          isOptional={form.isImageOptional}
          error={form.errorOf('image')}
          onChange={image => form.set({ image })}
        />
      );
    case 'phone':
    case 'email':
      return <Line {...{ form, name }} />;
    case 'tone':
    case 'place':
      return <Choice {...{ form, name }} />;
    case 'province':
      return <Province form={form} />;
    case 'hours':
      return <Hours form={form} />;
    case 'paragraphs':
      return <Paragraphs form={form} />;
    case 'published_at':
      return <PublishedAt form={form} />;
    case 'parent_id':
      return <Parent form={form} />;
    case 'position':
      return <Position form={form} />;
    case 'swatch':
      return <Swatch form={form} />;
    default:
      return (
        <ProductPicker
          label={t('directory.fields.products')}
          picked={form.products}
          error={form.errorOf('product_ids')}
          onChange={form.setProducts}
        />
      );
  }
};

const hoursStyle = css`
  display: grid;
  gap: var(--space-1-5);
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .row {
    display: grid;
    gap: var(--space-1);
  }
  .days {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .days button {
    min-width: var(--target);
    min-height: var(--target);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .days button[aria-pressed='true'] {
    border-color: var(--action);
    background: var(--action-wash);
    color: var(--action);
  }
  .times {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    align-items: end;
    gap: var(--space-1);
  }
`;
