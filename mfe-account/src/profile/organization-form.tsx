import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { phoneDigits, type OwnOrganization } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, Cluster, ErrorNotice, InlineNotice, TextArea, TextField } from '@ortoo/ui';
import { formStyle } from '../parts/form-style';
import { useFormCommand } from '../parts/use-form-command';
import { saveOrganization } from './profile.mutations';
import { organizationQuery } from './profile.queries';

interface Values {
  registry_number: string;
  name: string;
  address: string;
  phone: string;
  information: string;
  employee_count: string;
  industry: string;
}

const valuesOf = (known: OwnOrganization | null): Values => ({
  registry_number: known?.registry_number ?? '',
  name: known?.name ?? '',
  address: known?.address ?? '',
  phone: known?.phone ?? '',
  information: known?.information ?? '',
  employee_count: known?.employee_count?.toString() ?? '',
  industry: known?.industry ?? '',
});

type Form = UseFormReturn<Values>;

/** Looks up the company's name at the tax office as soon as its number is complete. */
const useLookup = ({ getValues, setValue, setError, clearErrors }: Form, isKnown: boolean) => {
  const client = useQueryClient();
  const [state, setState] = useState<'open' | 'asking' | 'found' | 'unavailable'>(isKnown ? 'found' : 'open');
  const find = async () => {
    const registry = getValues('registry_number').trim();
    if (state !== 'open' || !/^\d{7}$/.test(registry)) return;
    setState('asking');
    try {
      const { name } = await client.fetchQuery(organizationQuery(registry));
      setValue('name', name, { shouldDirty: true });
      clearErrors(['registry_number', 'name']);
      setState('found');
    } catch (error) {
      const message = error instanceof ApiError ? error.fields['registry_number'] : undefined;
      if (message) setError('registry_number', { message });
      setState(message ? 'open' : 'unavailable');
    }
  };
  const reset = () => {
    setState('open');
    setValue('name', '');
  };
  return { state, find, reset };
};

const NameFields = ({ form, isKnown }: { form: Form; isKnown: boolean }) => {
  const t = useMessages();
  const { register, control, formState } = form;
  const { errors } = formState;
  const name = useWatch({ control, name: 'name' });
  const { state, find, reset } = useLookup(form, isKnown);
  return (
    <>
      <TextField
        label={t('organization.registry')}
        hint={t('organization.registryHint')}
        error={errors.registry_number?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        required
        {...register('registry_number', {
          validate: value => (/^\d{7}$/.test(value.trim()) ? undefined : t('organization.fault.registry')),
          onChange: reset,
          onBlur: () => void find(),
        })}
      />
      <div role="status">
        {state === 'asking' && <p className="soft">{t('organization.asking')}</p>}
        {state === 'found' && name && <InlineNotice tone="good">{name}</InlineNotice>}
        {state === 'unavailable' && <InlineNotice tone="warn">{t('organization.unavailable')}</InlineNotice>}
      </div>
      {state === 'unavailable' && (
        <TextField
          label={t('organization.name')}
          error={errors.name?.message}
          autoComplete="organization"
          maxLength={200}
          required
          {...register('name', { validate: value => (value.trim() ? undefined : t('errors.required')) })}
        />
      )}
    </>
  );
};

const OtherFields = ({ form: { register, formState } }: { form: Form }) => {
  const t = useMessages();
  const { errors } = formState;
  const optional = t('state.optional');
  return (
    <>
      <TextField
        label={t('fields.address')}
        optional={optional}
        autoComplete="street-address"
        maxLength={300}
        {...register('address')}
      />
      <div className="pair">
        <TextField
          label={t('fields.phone')}
          optional={optional}
          error={errors.phone?.message}
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
          {...register('phone', {
            validate: value => (!value.trim() || phoneDigits(value) ? undefined : t('signIn.fault.phone')),
          })}
        />
        <TextField
          label={t('organization.employees')}
          optional={optional}
          error={errors.employee_count?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          {...register('employee_count', {
            validate: value => (/^([1-9]\d{0,6})?$/.test(value.trim()) ? undefined : t('organization.fault.employees')),
          })}
        />
      </div>
      <TextField
        label={t('organization.industry')}
        optional={optional}
        autoComplete="off"
        maxLength={120}
        {...register('industry')}
      />
      <TextArea
        label={t('organization.information')}
        optional={optional}
        rows={3}
        maxLength={1000}
        {...register('information')}
      />
    </>
  );
};

interface OrganizationFormProps {
  known: OwnOrganization | null;
  /** After it was saved, or when the visitor changes nothing. */
  onDone: () => void;
}

/** Data of the company that a shopper buys for; its name comes from the tax office by its registry number. */
export const OrganizationForm = ({ known, onDone }: OrganizationFormProps) => {
  const t = useMessages();
  const save = useMutation(saveOrganization);
  const form = useForm<Values>({ mode: 'onBlur', defaultValues: valuesOf(known) });
  const { submit, failure } = useFormCommand(form, async ({ employee_count, ...values }) => {
    await save.mutateAsync({ ...values, employee_count: employee_count === '' ? null : Number(employee_count) });
    showToast({ tone: 'success', text: t('organization.saved') });
    onDone();
  });
  return (
    <form css={formStyle} noValidate onSubmit={event => void submit(event)} aria-label={t('organization.title')}>
      <ErrorNotice>{failure}</ErrorNotice>
      <NameFields form={form} isKnown={known?.confirmed ?? false} />
      <OtherFields form={form} />
      <Cluster>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('actions.save')}
        </Button>
        {known && (
          <Button kind="quiet" onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        )}
      </Cluster>
    </form>
  );
};
