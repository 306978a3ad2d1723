import type { SiteDocument } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Checkbox, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { ChoiceList, errorProps } from './site-fields';
import { numberIn } from './site-form.rules';
import type { SiteForm } from './use-site-form';

type Narrowed = 'product_kinds' | 'article_topics' | 'payment_methods' | 'wallets' | 'delivery';

interface NarrowedListProps {
  form: SiteForm;
  name: Narrowed;
  options: readonly { value: string; label: string }[];
}

/** A list of what the shop has: all of it, also what is added later, or some. */
const NarrowedList = ({ form, name, options }: NarrowedListProps) => {
  const t = useMessages();
  const { config, set, errorOf } = form;
  const chosen: readonly string[] | null = config[name];
  const error =
    errorOf(name) ?? options.map((_, at) => errorOf(`${name}.${at}`)).find(message => message !== undefined);
  const change = (values: readonly string[] | null) => set({ [name]: values } as Partial<SiteDocument>);
  return (
    <div>
      <Checkbox
        label={t(`sites.all.${name}`)}
        checked={chosen === null}
        onChange={event => change(event.target.checked ? null : options.map(({ value }) => value))}
      />
      {chosen && (
        <ChoiceList legend={t(`sites.${name}`)} options={options} value={chosen} onChange={change} error={error} />
      )}
    </div>
  );
};

const kinds = ['goods', 'trip', 'hotel', 'coupon', 'ticket'] as const;
const marks = ['qpay', 'card', 'bank_app'] as const;

/** What the site sells, and how it is paid and delivered. */
export const SiteSelling = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { config, set, choices } = form;
  const listOf = (list: SiteForm['choices']['wallets']) => list.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <FormSection title={t('sites.offer')}>
        <NarrowedList
          form={form}
          name="product_kinds"
          options={kinds.map(value => ({ value, label: t(`sites.kinds.${value}`) }))}
        />
        <div className="pair">
          <TextField
            label={t('sites.pageSize')}
            {...errorProps(form, 'products_per_page')}
            value={String(config.products_per_page)}
            inputMode="numeric"
            onChange={event => set({ products_per_page: numberIn(event.target.value) ?? 0 })}
          />
          <TextField
            label={t('sites.leaseFrom')}
            suffixText="₮"
            optional={t('state.optional')}
            {...errorProps(form, 'lease_from')}
            value={config.lease_from === null ? '' : String(config.lease_from)}
            inputMode="numeric"
            onChange={event => set({ lease_from: numberIn(event.target.value) })}
          />
        </div>
      </FormSection>
      <FormSection title={t('sites.reading')}>
        <NarrowedList form={form} name="article_topics" options={listOf(choices.article_topics)} />
      </FormSection>
      <FormSection title={t('sites.paying')}>
        <Checkbox
          label={t('sites.guestCheckout')}
          checked={config.guest_checkout}
          onChange={event => set({ guest_checkout: event.target.checked })}
        />
        <NarrowedList form={form} name="payment_methods" options={listOf(choices.payment_methods)} />
        <NarrowedList form={form} name="wallets" options={listOf(choices.wallets)} />
        <ChoiceList
          legend={t('sites.paymentMarks')}
          options={marks.map(value => ({ value, label: t(`sites.marks.${value}`) }))}
          value={config.payment_marks}
          onChange={payment_marks => set({ payment_marks })}
        />
      </FormSection>
      <FormSection title={t('sites.delivering')}>
        <NarrowedList
          form={form}
          name="delivery"
          options={(['courier', 'pickup'] as const).map(value => ({ value, label: t(`sites.deliveries.${value}`) }))}
        />
      </FormSection>
    </>
  );
};
