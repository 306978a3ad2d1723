import { z } from 'zod';
import { idParamsSchema, textSchema } from '../common.schema';

export const addressSchema = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    country: z.literal('MN'),
    /** Codes of the reference lists, and their names. */
    province: z.string(),
    province_name: z.string(),
    district: z.string(),
    district_name: z.string(),
    subdistrict: z.string(),
    address1: z.string(),
    address2: z.string().nullable(),
    zipcode: z.string().nullable(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof addressSchema>;

export const addressInputSchema = z.object({
  firstname: textSchema(80).min(1),
  lastname: textSchema(80).default(''),
  phone: textSchema(24).min(6),
  email: z.email().max(200).nullish(),
  province: textSchema(12).min(1),
  district: textSchema(12).min(1),
  subdistrict: textSchema(80).min(1),
  address1: textSchema(300).min(1),
  address2: textSchema(300).nullish(),
  zipcode: textSchema(12).nullish(),
});
export type AddressInput = z.input<typeof addressInputSchema>;

const addressesSchema = z
  .object({
    /** A user's own addresses and those of earlier orders, the last used first, without duplicates. */
    addresses: z.array(addressSchema),
    /** The one that a new order starts with; absent from older releases. */
    default_id: z.number().int().nullish(),
  })
  .meta({ id: 'Addresses' });
export type Addresses = z.infer<typeof addressesSchema>;

export const listAddressesSchemas = {
  answer: addressesSchema,
};

export const addAddressSchemas = { body: addressInputSchema, answer: addressesSchema };

export const changeAddressSchemas = { params: idParamsSchema, body: addressInputSchema, answer: addressesSchema };

export const chooseAddressSchemas = { params: idParamsSchema, answer: addressesSchema };

export const listDistrictsSchemas = {
  params: z.object({ code: z.string().max(12) }),
  answer: z.object({
    districts: z.array(z.object({ code: z.string(), name: z.string(), zipcode: z.string().nullable() })),
  }),
};
export type Districts = z.infer<typeof listDistrictsSchemas.answer>;

export const listProvincesSchemas = {
  answer: z.object({
    provinces: z.array(
      z.object({ code: z.string(), name: z.string(), zipcode: z.string().nullable(), capital: z.boolean() }),
    ),
  }),
};
export type Provinces = z.infer<typeof listProvincesSchemas.answer>;

export const listSubdistrictsSchemas = {
  params: z.object({ code: z.string().max(12) }),
  answer: z.object({
    /** The value is what an address stores; free text is accepted too because the list is never complete. */
    subdistricts: z.array(z.object({ value: z.string(), name: z.string() })),
  }),
};
export type Subdistricts = z.infer<typeof listSubdistrictsSchemas.answer>;

export const removeAddressSchemas = { params: idParamsSchema };
