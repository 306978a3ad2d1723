import type { Sdk, SiteDocument } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Checkbox, RadioCards, TextArea, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { errorProps, LocalizedField } from './site-fields';
import type { SiteForm } from './use-site-form';

type Analytics = SiteDocument['analytics'];

const emptyOf = (kind: string): Analytics => {
  if (kind === 'data_layer') return { kind, script: null, origins: [] };
  if (kind === 'ga4') return { kind, id: 'G-' };
  return kind === 'pixel' ? { kind, url: 'https://' } : { kind: 'none' };
};

const AnalyticsFields = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { analytics } = form.config;
  const set = (value: Analytics) => form.set({ analytics: value });
  return (
    <FormSection title={t('sites.analytics')} text={t('sites.analyticsText')}>
      <RadioCards
        legend={t('sites.analyticsKind')}
        name="analytics"
        columns
        value={analytics.kind}
        onChange={kind => set(emptyOf(kind))}
        options={(['none', 'ga4', 'data_layer', 'pixel'] as const).map(value => ({
          value,
          title: t(`sites.analyticsKinds.${value}`),
        }))}
      />
      {analytics.kind === 'ga4' && (
        <TextField
          label={t('sites.analyticsId')}
          hint={t('sites.analyticsIdHint')}
          {...errorProps(form, 'analytics.id')}
          value={analytics.id}
          autoComplete="off"
          onChange={event => set({ ...analytics, id: event.target.value.trim().toUpperCase() })}
        />
      )}
      {analytics.kind === 'pixel' && (
        <TextField
          label={t('sites.analyticsUrl')}
          {...errorProps(form, 'analytics.url')}
          value={analytics.url}
          onChange={event => set({ ...analytics, url: event.target.value.trim() })}
        />
      )}
      {analytics.kind === 'data_layer' && (
        <>
          <TextField
            label={t('sites.analyticsScript')}
            optional={t('state.optional')}
            {...errorProps(form, 'analytics.script')}
            value={analytics.script ?? ''}
            onChange={event => set({ ...analytics, script: event.target.value.trim() || null })}
          />
          <TextArea
            label={t('sites.analyticsOrigins')}
            hint={t('sites.analyticsOriginsHint')}
            {...errorProps(form, 'analytics.origins.0')}
            value={analytics.origins.join('\n')}
            rows={2}
            onChange={event => set({ ...analytics, origins: event.target.value.split(/\s+/) })}
            onBlur={() => set({ ...analytics, origins: analytics.origins.filter(Boolean) })}
          />
        </>
      )}
    </FormSection>
  );
};

interface SdkTexts {
  title: string;
  text: string;
  script: string;
  hint: string;
}

/** The script of a third party; no address is none. */
const SdkFields = ({ form, name, texts }: { form: SiteForm; name: 'customer_sdk' | 'push_sdk'; texts: SdkTexts }) => {
  const t = useMessages();
  const sdk = form.config[name];
  const { script, origins } = sdk ?? { script: '', origins: [] };
  const set = (value: Sdk) => form.set({ [name]: value.script === '' && !value.origins.some(Boolean) ? null : value });
  return (
    <FormSection title={texts.title} text={texts.text}>
      <TextField
        label={texts.script}
        hint={texts.hint}
        optional={t('state.optional')}
        {...errorProps(form, `${name}.script`)}
        value={script}
        autoComplete="off"
        onChange={event => set({ script: event.target.value.trim(), origins })}
      />
      {sdk && (
        <TextArea
          label={t('sites.analyticsOrigins')}
          hint={t('sites.analyticsOriginsHint')}
          {...errorProps(form, `${name}.origins.0`)}
          value={origins.join('\n')}
          rows={2}
          onChange={event => set({ script, origins: event.target.value.split(/\s+/) })}
          onBlur={() => set({ script, origins: origins.filter(Boolean) })}
        />
      )}
    </FormSection>
  );
};

/** Sender of emails, notices of the browser and who sends them, analytics, the customer SDK and the channel of releases. */
export const SiteMessages = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set } = form;
  return (
    <>
      <FormSection title={t('sites.sender')} text={t('sites.senderText')}>
        <LocalizedField
          form={form}
          path="sender.name"
          label={t('sites.senderName')}
          value={config.sender.name}
          onChange={name => set({ sender: { ...config.sender, name } })}
          maxLength={60}
        />
        <TextField
          label={t('sites.senderAddress')}
          hint={t('sites.senderAddressHint')}
          optional={t('state.optional')}
          type="email"
          {...errorProps(form, 'sender.address')}
          value={config.sender.address ?? ''}
          autoComplete="off"
          onChange={event => set({ sender: { ...config.sender, address: event.target.value.trim() || null } })}
        />
        <Checkbox
          label={t('sites.push')}
          checked={config.push}
          onChange={event => set({ push: event.target.checked })}
        />
      </FormSection>
      <AnalyticsFields form={form} />
      {config.push && (
        <SdkFields
          form={form}
          name="push_sdk"
          texts={{
            title: t('sites.pushSdk'),
            text: t('sites.pushSdkText'),
            script: t('sites.pushSdkScript'),
            hint: t('sites.pushSdkHint'),
          }}
        />
      )}
      <SdkFields
        form={form}
        name="customer_sdk"
        texts={{
          title: t('sites.customerSdk'),
          text: t('sites.customerSdkText'),
          script: t('sites.customerSdkScript'),
          hint: t('sites.customerSdkHint'),
        }}
      />
      <FormSection title={t('sites.releases')}>
        <TextField
          label={t('sites.channel')}
          hint={t('sites.channelHint')}
          {...errorProps(form, 'release_channel')}
          value={config.release_channel}
          autoComplete="off"
          onChange={event => set({ release_channel: event.target.value.trim() })}
        />
      </FormSection>
    </>
  );
};
