import { css } from '@emotion/react';
import { localeNames, type Locale } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { Button, Checkbox, IconButton, Select, TextArea, TextField, TrashIcon } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { mainLocales, type ProductFields } from './product-form.rules';
import type { ProductForm } from './use-product-form';

type Translated = Partial<Record<Locale, string>>;

interface TranslatedFieldProps {
  label: string;
  value: Translated;
  onChange: (value: Translated) => void;
  error?: string | undefined;
}

/** One line in both languages. */
const TranslatedField = ({ label, value, onChange, error }: TranslatedFieldProps) =>
  mainLocales.map((locale, at) => (
    <TextField
      key={locale}
      label={`${label} (${localeNames[locale]})`}
      lang={locale}
      error={at === 0 ? error : undefined}
      value={value[locale] ?? ''}
      onChange={event => onChange({ ...value, [locale]: event.target.value })}
      maxLength={300}
      autoComplete="off"
    />
  ));

const Specifications = ({ form: { fields, set, errorOf } }: { form: ProductForm }) => {
  const t = useMessages();
  const { specifications: rows } = fields;
  const change = (at: number, part: Partial<(typeof rows)[number]>) =>
    set({ specifications: rows.map((row, index) => (index === at ? { ...row, ...part } : row)) });
  return (
    <fieldset>
      <legend>{t('products.specifications')}</legend>
      <ul css={rowsStyle}>
        {rows.map((row, at) => (
          <li key={at}>
            <div className="pair">
              <TranslatedField
                label={t('products.specificationName')}
                value={row.name}
                error={errorOf(`specifications.${at}.name`)}
                onChange={name => change(at, { name })}
              />
              <TranslatedField
                label={t('products.specificationValue')}
                value={row.value}
                error={errorOf(`specifications.${at}.value`)}
                onChange={value => change(at, { value })}
              />
            </div>
            <IconButton
              label={t('products.removeSpecification', { name: row.name.mn ?? '' })}
              icon={<TrashIcon />}
              onClick={() => set({ specifications: rows.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button kind="secondary" size="sm" onClick={() => set({ specifications: [...rows, { name: {}, value: {} }] })}>
          {t('products.addSpecification')}
        </Button>
      </div>
    </fieldset>
  );
};

const LongTexts = ({ form: { fields, set } }: { form: ProductForm }) => {
  const t = useMessages();
  return (['ingredients', 'allergens'] as const).flatMap(name =>
    mainLocales.map(locale => (
      <TextArea
        key={`${name} ${locale}`}
        label={`${t(`products.${name}`)} (${localeNames[locale]})`}
        lang={locale}
        value={fields[name][locale] ?? ''}
        onChange={event => set({ [name]: { ...fields[name], [locale]: event.target.value } })}
        rows={2}
      />
    )),
  );
};

const bases = ['100 g', '100 ml'] as const satisfies readonly ProductFields['basis'][];

const Nutrition = ({ form }: { form: ProductForm }) => {
  const t = useMessages();
  const { fields, set, choices, errorOf } = form;
  return (
    <fieldset>
      <legend>{t('products.nutrition')}</legend>
      <Checkbox
        label={t('products.hasNutrition')}
        error={errorOf('nutrition')}
        checked={fields.hasNutrition}
        onChange={() => set({ hasNutrition: !fields.hasNutrition })}
      />
      {fields.hasNutrition && (
        <div className="pair">
          <Select
            label={t('products.basis')}
            options={bases.map(basis => ({ value: basis, label: t(`products.bases.${basis.slice(4)}`) }))}
            value={fields.basis}
            onChange={event => set({ basis: bases.find(basis => basis === event.target.value) ?? '100 g' })}
          />
          {choices.nutrients.map(({ code, name, unit }) => (
            <TextField
              key={code}
              label={name}
              suffixText={unit}
              inputMode="decimal"
              value={fields.amounts[code] ?? ''}
              onChange={event => set({ amounts: { ...fields.amounts, [code]: event.target.value.trim() } })}
              maxLength={9}
              autoComplete="off"
            />
          ))}
          <LongTexts form={form} />
        </div>
      )}
    </fieldset>
  );
};

/** What a page says about a product beside its description. */
export const ProductFacts = ({ form }: { form: ProductForm }) => {
  const t = useMessages();
  const { fields, set, errorOf } = form;
  const isPrepaid = fields.kind === 'coupon' || fields.kind === 'ticket';
  return (
    <FormSection title={t('products.facts')}>
      {fields.kind !== 'goods' && (
        <div className="pair">
          <TranslatedField label={t('products.where')} value={fields.place} onChange={place => set({ place })} />
          {isPrepaid && (
            <TextField
              label={t('products.validDays')}
              hint={t('products.validDaysHint')}
              inputMode="numeric"
              optional={t('state.optional')}
              error={errorOf('valid_days')}
              value={fields.validDays}
              onChange={event => set({ validDays: event.target.value })}
              maxLength={5}
            />
          )}
          {fields.kind === 'ticket' && (
            <TextField
              type="datetime-local"
              label={t('products.eventAt')}
              error={errorOf('event_at')}
              value={fields.eventAt}
              onChange={event => set({ eventAt: event.target.value })}
            />
          )}
        </div>
      )}
      <Specifications form={form} />
      {fields.kind === 'goods' && <Nutrition form={form} />}
    </FormSection>
  );
};

const rowsStyle = css`
  display: grid;
  gap: var(--space-1-5);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--space-1);
  }
`;
