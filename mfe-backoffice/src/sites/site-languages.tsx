import { localeNames, locales } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { Select } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { ChoiceList, errorProps } from './site-fields';
import type { SiteForm } from './use-site-form';

const languages = locales.map(value => ({ value, label: localeNames[value] }));

/** Languages of the site, its main one, and what stands in for a missing text. */
export const SiteLanguages = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set, errorOf } = form;
  const chainOf = (locale: (typeof locales)[number]) => config.fallbacks[locale] ?? [];
  return (
    <>
      <FormSection title={t('sites.sections.languages')}>
        <ChoiceList
          legend={t('sites.locales')}
          options={languages}
          value={config.locales}
          onChange={chosen => set({ locales: chosen })}
          error={errorOf('locales')}
        />
        <Select
          label={t('sites.defaultLocale')}
          {...errorProps(form, 'default_locale')}
          value={config.default_locale}
          onChange={event =>
            set({ default_locale: locales.find(locale => locale === event.target.value) ?? config.default_locale })
          }
          options={languages}
        />
      </FormSection>
      <FormSection title={t('sites.fallbacks')} text={t('sites.fallbacksText')}>
        <div className="pair">
          {config.locales.map(locale =>
            [0, 1].map(at => (
              <Select
                key={`${locale} ${at}`}
                label={t(at === 0 ? 'sites.fallbackFirst' : 'sites.fallbackSecond', { language: localeNames[locale] })}
                {...(at === 0 ? errorProps(form, `fallbacks.${locale}`) : {})}
                value={chainOf(locale)[at] ?? ''}
                disabled={at === 1 && chainOf(locale).length === 0}
                onChange={event => {
                  const chosen = locales.find(one => one === event.target.value);
                  const chain = [...chainOf(locale).slice(0, at), ...(chosen ? [chosen] : [])];
                  set({ fallbacks: { ...config.fallbacks, [locale]: chain } });
                }}
                options={[
                  { value: '', label: t('sites.none') },
                  ...languages.filter(({ value }) => value !== locale && (at === 0 || value !== chainOf(locale)[0])),
                ]}
              />
            )),
          )}
        </div>
      </FormSection>
    </>
  );
};
