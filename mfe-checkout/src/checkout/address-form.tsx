import { css } from '@emotion/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { AddressInput, Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages, useNavigate } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button, InlineNotice, Select, TextArea, TextField } from '@ortoo/ui';
import { phoneFault, required, startingAddress } from './address.rules';
import { saveAddress } from './checkout.mutations';
import { districtsQuery, provincesQuery, subdistrictsQuery } from './places.queries';

/** Where the goods go: the country's own three levels, then street and door in free words. */
export const AddressForm = ({ order }: { order: Order }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const save = useMutation(saveAddress(queryClient, order.number));
  const { register, handleSubmit, control, setValue, setError, formState } = useForm<AddressInput>({
    mode: 'onTouched',
    defaultValues: startingAddress(order.ship_address, $user.get()),
  });
  const [province, district] = useWatch({ control, name: ['province', 'district'] });
  const { data: provinces } = useQuery(provincesQuery());
  const { data: districts } = useQuery(districtsQuery(province));
  const { data: subdistricts } = useQuery(subdistrictsQuery(district));
  const fault = (name: keyof AddressInput) => {
    const message = formState.errors[name]?.message;
    return message && /^(errors|address)\./.test(message) ? t(message) : message;
  };
  const submit = handleSubmit(async address => {
    try {
      await save.mutateAsync(address);
      void navigate('/checkout/delivery');
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      // The last one called has the focus: that is to be the first.
      for (const [name, message] of fields.reverse())
        setError(name as keyof AddressInput, { message }, { shouldFocus: true });
    }
  });
  const refusal = save.error instanceof ApiError && Object.keys(save.error.fields).length === 0 && save.error.message;
  return (
    <form css={style} noValidate onSubmit={event => void submit(event)} aria-label={t('checkout.address')}>
      {save.isError && !formState.isSubmitting && Object.keys(formState.errors).length === 0 && (
        <InlineNotice tone="bad" announce>
          {refusal || t('errors.offline')}
        </InlineNotice>
      )}
      <div className="pair">
        <TextField
          label={t('fields.firstName')}
          error={fault('firstname')}
          autoComplete="given-name"
          required
          {...register('firstname', { validate: required })}
        />
        <TextField
          label={t('fields.lastName')}
          optional={t('state.optional')}
          autoComplete="family-name"
          {...register('lastname')}
        />
      </div>
      <TextField
        label={t('fields.phone')}
        hint={t('address.phoneHint')}
        error={fault('phone')}
        inputMode="tel"
        autoComplete="tel"
        required
        {...register('phone', { validate: phoneFault })}
      />
      <div className="pair">
        <Select
          label={t('fields.city')}
          placeholder={t('address.choose')}
          options={(provinces?.provinces ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          error={fault('province')}
          autoComplete="address-level1"
          required
          {...register('province', {
            validate: required,
            onChange: () => {
              setValue('district', '');
              setValue('subdistrict', '');
            },
          })}
          value={province}
        />
        <Select
          label={t('fields.district')}
          placeholder={province ? t('address.choose') : t('address.chooseCityFirst')}
          options={(districts?.districts ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          error={fault('district')}
          autoComplete="address-level2"
          required
          {...register('district', { validate: required, onChange: () => setValue('subdistrict', '') })}
          value={district}
        />
      </div>
      <TextField
        label={t('address.subdistrict')}
        hint={t('address.subdistrictHint')}
        error={fault('subdistrict')}
        autoComplete="address-level3"
        list="subdistricts"
        required
        {...register('subdistrict', { validate: required })}
      />
      <datalist id="subdistricts">
        {(subdistricts?.subdistricts ?? []).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        label={t('address.street')}
        hint={t('address.streetHint')}
        error={fault('address1')}
        autoComplete="street-address"
        required
        {...register('address1', { validate: required })}
      />
      <TextArea label={t('fields.note')} optional={t('state.optional')} rows={2} {...register('address2')} />
      <Button type="submit" size="lg" busy={formState.isSubmitting}>
        {t('actions.continue')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--space-2);
    align-items: start;
  }
`;
