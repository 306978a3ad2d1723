import type { SiteDocument } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Select, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { errorProps, ItemList, LocalizedField } from './site-fields';
import { numberIn } from './site-form.rules';
import type { SiteForm } from './use-site-form';

type SiteRail = SiteDocument['rails'][number];

const kinds = ['new', 'sale', 'taxon', 'kind', 'brands', 'look_books'] as const satisfies SiteRail['kind'][];

const newId = (rails: readonly SiteRail[]): string => {
  const taken = new Set(rails.map(({ id }) => id));
  return (
    Array.from({ length: rails.length + 1 }, (_, at) => `row-${at + 1}`).find(id => !taken.has(id)) ??
    `row-${rails.length + 1}`
  );
};

/** Rows of the home page. */
export const SiteRails = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set } = form;
  return (
    <FormSection title={t('sites.sections.rails')} text={t('sites.railsText')}>
      <ItemList<SiteRail>
        items={config.rails}
        max={12}
        addLabel={t('sites.addRail')}
        create={() => ({ id: newId(config.rails), kind: 'new', value: null, url: '/products', size: 12, title: {} })}
        nameOf={({ title, id }) => title[config.default_locale] ?? id}
        onChange={rails => set({ rails })}
      >
        {(rail, at, change) => (
          <>
            <LocalizedField
              form={form}
              path={`rails.${at}.title`}
              label={t('sites.railTitle')}
              value={rail.title}
              onChange={title => change({ ...rail, title })}
              maxLength={60}
            />
            <div className="pair">
              <Select
                label={t('sites.railKind')}
                value={rail.kind}
                onChange={event => change({ ...rail, kind: kinds.find(kind => kind === event.target.value) ?? 'new' })}
                options={kinds.map(value => ({ value, label: t(`sites.railKinds.${value}`) }))}
              />
              {(rail.kind === 'taxon' || rail.kind === 'kind') && (
                <TextField
                  label={t(rail.kind === 'taxon' ? 'sites.railTaxon' : 'sites.railProductKind')}
                  hint={t(rail.kind === 'taxon' ? 'sites.railTaxonHint' : 'sites.railProductKindHint')}
                  {...errorProps(form, `rails.${at}.value`)}
                  value={rail.value ?? ''}
                  autoComplete="off"
                  onChange={event => change({ ...rail, value: event.target.value.trim() || null })}
                />
              )}
              <TextField
                label={t('sites.railUrl')}
                {...errorProps(form, `rails.${at}.url`)}
                value={rail.url}
                autoComplete="off"
                onChange={event => change({ ...rail, url: event.target.value })}
              />
              <TextField
                label={t('sites.railSize')}
                {...errorProps(form, `rails.${at}.size`)}
                value={String(rail.size)}
                inputMode="numeric"
                onChange={event => change({ ...rail, size: numberIn(event.target.value) ?? 0 })}
              />
            </div>
          </>
        )}
      </ItemList>
    </FormSection>
  );
};
