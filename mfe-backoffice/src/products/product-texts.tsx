import { useState } from 'react';
import { staffProductLimits as limits } from '@ortoo/contracts';
import { localeNames, locales, type Locale } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { Button, TextArea, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { mainLocales } from './product-form.rules';
import type { ProductForm } from './use-product-form';

const isMain = (locale: Locale) => mainLocales.some(main => main === locale);

const Language = ({ form, locale }: { form: ProductForm; locale: Locale }) => {
  const t = useMessages();
  const { fields, set, errorOf } = form;
  const text = fields.texts[locale];
  const change = (part: Partial<typeof text>) => set({ texts: { ...fields.texts, [locale]: { ...text, ...part } } });
  return (
    <fieldset>
      <legend>{localeNames[locale]}</legend>
      <TextField
        label={t('products.name')}
        lang={locale}
        required={locale === 'mn'}
        error={errorOf(`texts.${locale}.name`)}
        value={text.name}
        onChange={event => change({ name: event.target.value })}
        maxLength={limits.name}
        autoComplete="off"
      />
      <TextArea
        label={t('products.description')}
        lang={locale}
        optional={t('state.optional')}
        value={text.description}
        onChange={event => change({ description: event.target.value })}
        maxLength={limits.description}
        rows={5}
      />
    </fieldset>
  );
};

/** Name and description in both languages, and in those that somebody adds. */
export const ProductTexts = ({ form }: { form: ProductForm }) => {
  const t = useMessages();
  const { texts } = form.fields;
  const [added, setAdded] = useState<readonly Locale[]>([]);
  const isShown = (locale: Locale) => isMain(locale) || texts[locale].name !== '' || added.includes(locale);
  return (
    <FormSection title={t('products.texts')} text={t('products.textsText')}>
      <div className="pair">
        {locales.filter(isShown).map(locale => (
          <Language key={locale} {...{ form, locale }} />
        ))}
      </div>
      <div>
        {locales
          .filter(locale => !isShown(locale))
          .map(locale => (
            <Button key={locale} kind="quiet" size="sm" onClick={() => setAdded([...added, locale])}>
              {t('products.addLanguage', { language: localeNames[locale] })}
            </Button>
          ))}
      </div>
    </FormSection>
  );
};
