import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { Select, TextField } from '@ortoo/ui';
import { required, type AddressValues } from './address.rules';
import { districtsQuery, provincesQuery, subdistrictsQuery } from './places.queries';
import { useFault } from './use-fault';

/** The country's three levels; a change of one empties those below. */
export const DistrictFields = ({ form }: { form: UseFormReturn<AddressValues> }) => {
  const t = useMessages();
  const { register, control, setValue, formState } = form;
  const [province, district] = useWatch({ control, name: ['province', 'district'] });
  const { data: provinces } = useQuery(provincesQuery());
  const { data: districts } = useQuery(districtsQuery(province));
  const { data: subdistricts } = useQuery(subdistrictsQuery(district));
  const fault = useFault(formState.errors);
  const forgetBelow = () => {
    setValue('subdistrict', '');
    setValue('zipcode', '');
  };
  return (
    <>
      <TextField label={t('fields.country')} value={t('address.country')} autoComplete="country-name" readOnly />
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
    </>
  );
};
