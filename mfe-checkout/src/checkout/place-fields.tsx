import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { Select, TextArea, TextField } from '@ortoo/ui';
import { phoneFault, postcodeFault, required, type AddressValues } from './address.rules';
import { districtsQuery, postcodeQuery, provincesQuery, subdistrictsQuery } from './places.queries';
import { useFault } from './use-fault';

/** Recipient and address: the country's three levels, then street and entrance as free text. */
export const PlaceFields = ({ form }: { form: UseFormReturn<AddressValues> }) => {
  const t = useMessages();
  const { register, control, setValue, formState } = form;
  const [province, district] = useWatch({ control, name: ['province', 'district'] });
  const { data: provinces } = useQuery(provincesQuery());
  const { data: districts } = useQuery(districtsQuery(province));
  const { data: subdistricts } = useQuery(subdistrictsQuery(district));
  const { data: postcode } = useQuery(postcodeQuery(district));
  const fault = useFault(formState.errors);
  const forgetBelow = () => {
    setValue('subdistrict', '');
    setValue('zipcode', '');
  };
  return (
    <>
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
              forgetBelow();
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
          {...register('district', { validate: required, onChange: forgetBelow })}
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
      <TextField
        label={t('fields.postcode')}
        optional={t('state.optional')}
        hint={postcode ? t('address.postcodeHint', { code: postcode }) : undefined}
        error={fault('zipcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        list="postcodes"
        {...register('zipcode', { validate: postcodeFault })}
      />
      <datalist id="postcodes">{postcode && <option value={postcode} />}</datalist>
      <TextArea label={t('fields.note')} optional={t('state.optional')} rows={2} {...register('address2')} />
    </>
  );
};
