import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues } from './address.rules';
import { DistrictFields } from './district-fields';
import { RecipientFields } from './recipient-fields';
import { StreetFields } from './street-fields';

/** Recipient and address: the country's three levels, then street and entrance as free text. */
export const PlaceFields = ({ form }: { form: UseFormReturn<AddressValues> }) => (
  <>
    <RecipientFields form={form} />
    <DistrictFields form={form} />
    <StreetFields form={form} />
  </>
);
