import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { StaffPromotion } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Checkbox, ErrorNotice, RadioCards, TextArea, TextField } from '@ortoo/ui';
import { FormDialog } from '../parts/form-dialog';
import {
  bodyOf,
  emptyFields,
  faultsOf,
  faultsOfServer,
  fieldsOf,
  termsFaultsOf,
  termsOf,
  type PromotionFaults,
  type PromotionFields,
} from './promotion-form.rules';
import { PromotionPreview } from './promotion-preview';
import { changePromotionMutation, createPromotionMutation } from './promotions.mutations';
import { brandChoicesQuery } from './promotions.queries';

interface PromotionFormProps {
  /** The code to change; a new one when absent. */
  promotion?: StaffPromotion;
  onClose: () => void;
}

type TextName = {
  [Name in keyof PromotionFields]: PromotionFields[Name] extends string
    ? string extends PromotionFields[Name]
      ? Name
      : never
    : never;
}[keyof PromotionFields];

interface Form {
  fields: PromotionFields;
  faults: PromotionFaults;
  idOf: (name: keyof PromotionFields) => string;
  set: (change: Partial<PromotionFields>) => void;
}

/** Properties of a text field of the form. */
const textOf = ({ fields, faults, idOf, set }: Form, name: TextName) => ({
  id: idOf(name),
  value: fields[name],
  ...(faults[name] && { error: faults[name] }),
  onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  autoComplete: 'off',
});

const digitsOf = (form: Form, name: TextName) => ({
  ...textOf(form, name),
  inputMode: 'numeric' as const,
  maxLength: 10,
  onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value.replace(/\D/g, '') }),
});

const Names = ({ form, isNew }: { form: Form; isNew: boolean }) => {
  const t = useMessages();
  const { fields, set } = form;
  return (
    <>
      {isNew && (
        <>
          <RadioCards
            legend={t('promotions.kind')}
            name="kind"
            columns
            value={fields.kind}
            onChange={kind => set({ kind: kind === 'promo' ? 'promo' : 'coupon' })}
            options={(['coupon', 'promo'] as const).map(value => ({
              value,
              title: t(`promotions.kinds.${value}`),
              text: t(`promotions.kindTexts.${value}`),
            }))}
          />
          <TextField label={t('promotions.code')} {...textOf(form, 'code')} maxLength={30} required />
        </>
      )}
      <TextField label={t('promotions.mn')} lang="mn" {...textOf(form, 'mn')} maxLength={120} required />
      <TextField label={t('promotions.en')} lang="en" {...textOf(form, 'en')} maxLength={120} required />
    </>
  );
};

const Discount = ({ form }: { form: Form }) => {
  const t = useMessages();
  const { fields, set } = form;
  const optional = t('state.optional');
  return (
    <>
      <RadioCards
        legend={t('promotions.discount')}
        name="takes"
        columns
        value={fields.takes}
        onChange={takes => set({ takes: takes === 'amount' ? 'amount' : 'percent' })}
        options={(['percent', 'amount'] as const).map(value => ({ value, title: t(`promotions.takes.${value}`) }))}
      />
      {fields.takes === 'percent' ? (
        <>
          <TextField label={t('promotions.percent')} suffixText="%" {...digitsOf(form, 'percent')} required />
          <TextField
            label={t('promotions.maxAmount')}
            suffixText="₮"
            optional={optional}
            {...digitsOf(form, 'max_amount')}
          />
        </>
      ) : (
        <TextField label={t('promotions.amount')} suffixText="₮" {...digitsOf(form, 'amount')} required />
      )}
      <TextField label={t('promotions.minOrder')} suffixText="₮" optional={optional} {...digitsOf(form, 'min_order')} />
    </>
  );
};

const Scope = ({ form }: { form: Form }) => {
  const t = useMessages();
  const id = useId();
  const { fields, faults, set } = form;
  const { data } = useQuery(brandChoicesQuery());
  const toggle = (code: string) =>
    set({
      brands: fields.brands.includes(code) ? fields.brands.filter(one => one !== code) : [...fields.brands, code],
    });
  return (
    <>
      <fieldset aria-describedby={faults.brands ? id : undefined}>
        <legend>{t('promotions.brands')}</legend>
        <p className="hint">{t('promotions.brandsHint')}</p>
        <div className="choices">
          {data?.brands.map(({ code, name }) => (
            <Checkbox key={code} label={name} checked={fields.brands.includes(code)} onChange={() => toggle(code)} />
          ))}
        </div>
        {faults.brands && (
          <p id={id} className="error">
            {faults.brands}
          </p>
        )}
      </fieldset>
      <TextArea
        label={t('promotions.products')}
        hint={t('promotions.productsHint')}
        optional={t('state.optional')}
        {...textOf(form, 'products')}
        rows={2}
      />
    </>
  );
};

const Limits = ({ form }: { form: Form }) => {
  const t = useMessages();
  const { fields, set } = form;
  const optional = t('state.optional');
  return (
    <>
      <div className="pair">
        <TextField label={t('promotions.starts')} type="date" optional={optional} {...textOf(form, 'starts')} />
        <TextField label={t('promotions.expires')} type="date" optional={optional} {...textOf(form, 'expires')} />
        <TextField label={t('promotions.usageLimit')} optional={optional} {...digitsOf(form, 'usage_limit')} />
        <TextField label={t('promotions.perUser')} optional={optional} {...digitsOf(form, 'per_user')} />
      </div>
      <Checkbox
        label={t('promotions.combinableLong')}
        checked={fields.combinable}
        onChange={() => set({ combinable: !fields.combinable })}
      />
      <Checkbox
        label={t('promotions.active')}
        checked={fields.active}
        onChange={() => set({ active: !fields.active })}
      />
    </>
  );
};

/** Creates the code, or changes the one that there is. */
const useSave = (promotion: StaffPromotion | undefined) => {
  const create = useMutation(createPromotionMutation);
  const change = useMutation(changePromotionMutation);
  const { error, isPending, reset } = promotion ? change : create;
  const save = (fields: PromotionFields, onSuccess: (saved: StaffPromotion) => void) => {
    const body = bodyOf(fields);
    if (!promotion) return create.mutate(body, { onSuccess });
    const { id, lock_version } = promotion;
    const { name, active } = body;
    change.mutate({ id, lock_version, name, active, ...termsOf(fields, promotion) }, { onSuccess });
  };
  return { save, error, isPending, reset };
};

const PromotionForm = ({ promotion, onClose }: PromotionFormProps) => {
  const t = useMessages();
  const id = useId();
  const errorOf = useErrorText();
  const [fields, setFields] = useState(promotion ? fieldsOf(promotion) : emptyFields);
  const [found, setFound] = useState<PromotionFaults>({});
  const { save, error, isPending, reset } = useSave(promotion);
  const ofServer = faultsOfServer(error instanceof ApiError ? error.fields : {});
  const texts = Object.entries(found).map(([name, key]) => [name, t(key)]);
  const form: Form = {
    fields,
    faults: { ...ofServer, ...Object.fromEntries(texts) },
    idOf: name => `${id}-${name}`,
    set: change => {
      setFields({ ...fields, ...change });
      setFound({});
      reset();
    },
  };
  /** Shows what is wrong; true when nothing is. */
  const accept = (faults: PromotionFaults): boolean => {
    setFound(faults);
    const [first] = Object.keys(faults);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    return first === undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!accept(faultsOf(fields))) return;
    save(fields, ({ code }) => {
      showToast({ tone: 'success', text: t('promotions.saved', { code }) });
      onClose();
    });
  };
  return (
    <form css={style} noValidate onSubmit={submit}>
      <Names form={form} isNew={!promotion} />
      <Discount form={form} />
      <Scope form={form} />
      <Limits form={form} />
      <PromotionPreview terms={() => (accept(termsFaultsOf(fields)) ? termsOf(fields, promotion) : undefined)} />
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      <Button type="submit" wide busy={isPending}>
        {t('promotions.save')}
      </Button>
    </form>
  );
};

/** Creates or changes a discount code, and tries its terms on the last orders. */
export const PromotionDialog = ({ open, ...form }: PromotionFormProps & { open: boolean }) => {
  const t = useMessages();
  const { promotion } = form;
  const title = promotion ? t('promotions.editOf', { code: promotion.code }) : t('promotions.add');
  return (
    <FormDialog {...{ open, title }} onClose={form.onClose}>
      <PromotionForm key={promotion?.id} {...form} />
    </FormDialog>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 620;
  }
  .hint {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    max-height: 11rem;
    overflow-y: auto;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: var(--space-2);
  }
`;
