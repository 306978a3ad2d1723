import type { SiteDocument } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { RadioCards, TextArea, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { ImageChoice } from '../parts/image-choice';
import { ChoiceList, errorProps, ItemList, LocalizedField } from './site-fields';
import type { SiteForm } from './use-site-form';

const features = ['wishes', 'compare', 'brand_site', 'newsletter', 'wheel', 'promotions', 'articles', 'lease'] as const;

const texts = [
  ['about', 300, true],
  ['address', 200, false],
  ['opening_hours', 120, false],
] as const;

const Identity = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set } = form;
  const hostsError = config.hosts.map((_, at) => form.errorOf(`hosts.${at}`)).find(Boolean) ?? form.errorOf('hosts');
  return (
    <FormSection title={t('sites.identity')}>
      <LocalizedField
        form={form}
        path="name"
        label={t('sites.name')}
        value={config.name}
        onChange={name => set({ name })}
        maxLength={60}
      />
      <TextArea
        label={t('sites.hosts')}
        hint={t('sites.hostsHint')}
        {...(hostsError && { error: hostsError })}
        value={config.hosts.join('\n')}
        rows={3}
        autoComplete="off"
        onChange={event =>
          set({
            hosts: event.target.value
              .toLowerCase()
              .split(/\s+/)
              .filter((host, at) => host || at),
          })
        }
        onBlur={() => set({ hosts: config.hosts.filter(Boolean) })}
      />
      <div className="pair">
        {(['logo', 'favicon'] as const).map(name => (
          <ImageChoice
            key={name}
            label={t(`sites.${name}`)}
            image={config[name]?.startsWith('/') ? config[name] : null}
            isOptional
            error={form.errorOf(name)}
            onChange={image => set({ [name]: image })}
          />
        ))}
      </div>
    </FormSection>
  );
};

const Contact = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set } = form;
  return (
    <FormSection title={t('sites.contact')}>
      {texts.map(([name, maxLength, isLong]) => (
        <LocalizedField
          key={name}
          form={form}
          path={name}
          label={t(`sites.${name}`)}
          value={config[name]}
          onChange={value => set({ [name]: value })}
          maxLength={maxLength}
          isLong={isLong}
        />
      ))}
      <div className="pair">
        {(['phone', 'email'] as const).map(name => (
          <TextField
            key={name}
            label={t(`sites.${name}`)}
            {...errorProps(form, name)}
            value={config[name]}
            type={name === 'phone' ? 'tel' : 'email'}
            autoComplete="off"
            onChange={event => set({ [name]: event.target.value.trim() })}
          />
        ))}
      </div>
      <fieldset>
        <legend>{t('sites.social')}</legend>
        <ItemList
          items={config.social}
          max={8}
          addLabel={t('sites.addSocial')}
          create={() => ({ name: '', url: 'https://' })}
          nameOf={({ name }, at) => name || String(at + 1)}
          onChange={social => set({ social })}
        >
          {(social, at, change) => (
            <div className="pair">
              {(['name', 'url'] as const).map(name => (
                <TextField
                  key={name}
                  label={t(name === 'name' ? 'sites.socialName' : 'sites.url')}
                  {...errorProps(form, `social.${at}.${name}`)}
                  value={social[name]}
                  onChange={event => change({ ...social, [name]: event.target.value })}
                />
              ))}
            </div>
          )}
        </ItemList>
      </fieldset>
    </FormSection>
  );
};

const heroTexts = [
  ['headline', 70],
  ['kicker', 60],
  ['title', 120],
  ['text', 300],
] as const;

const Hero = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set } = form;
  const { hero } = config;
  const change = (part: Partial<SiteDocument['hero']>) => set({ hero: { ...hero, ...part } });
  return (
    <FormSection title={t('sites.hero')} text={t('sites.heroText')}>
      {heroTexts.map(([name, maxLength]) => (
        <LocalizedField
          key={name}
          form={form}
          path={`hero.${name}`}
          label={t(`sites.heroes.${name}`)}
          value={hero[name]}
          onChange={value => change({ [name]: value })}
          maxLength={maxLength}
          isLong={name === 'text'}
        />
      ))}
      <ImageChoice
        label={t('sites.heroes.image')}
        image={hero.image}
        error={form.errorOf('hero.image')}
        onChange={image => image && change({ image })}
      />
      <fieldset>
        <legend>{t('sites.heroes.actions')}</legend>
        <ItemList
          items={hero.actions}
          max={2}
          addLabel={t('sites.addLink')}
          create={(): SiteDocument['hero']['actions'][number] => ({ title: {}, url: '/products' })}
          nameOf={({ title }, at) => title[config.default_locale] ?? String(at + 1)}
          onChange={actions => change({ actions })}
        >
          {(action, at, put) => (
            <>
              <LocalizedField
                form={form}
                path={`hero.actions.${at}.title`}
                label={t('sites.linkTitle')}
                value={action.title}
                onChange={title => put({ ...action, title })}
                maxLength={40}
              />
              <TextField
                label={t('sites.url')}
                {...errorProps(form, `hero.actions.${at}.url`)}
                value={action.url}
                onChange={event => put({ ...action, url: event.target.value })}
              />
            </>
          )}
        </ItemList>
      </fieldset>
    </FormSection>
  );
};

/** Name, addresses, contact and the head of the home page. */
export const SiteGeneral = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set } = form;
  const isOn = (name: (typeof features)[number]) => config.features[name] !== false;
  return (
    <>
      <Identity form={form} />
      <Hero form={form} />
      <Contact form={form} />
      <FormSection title={t('sites.parts')}>
        <ChoiceList
          legend={t('sites.features')}
          options={features.map(value => ({ value, label: t(`sites.featureNames.${value}`) }))}
          value={features.filter(isOn)}
          onChange={chosen =>
            set({ features: Object.fromEntries(features.map(name => [name, chosen.includes(name)])) })
          }
        />
        <RadioCards
          legend={t('sites.ageGate')}
          name="age_gate"
          columns
          value={config.age_gate}
          onChange={kind => set({ age_gate: kind === 'birth_date' ? 'birth_date' : 'confirm' })}
          options={(['confirm', 'birth_date'] as const).map(value => ({ value, title: t(`sites.ageGates.${value}`) }))}
        />
      </FormSection>
    </>
  );
};
