import { z } from 'zod';
import { sendRequest } from './http-request';
import type { Account } from './account';
import type { ProviderSettings } from './settings';

/** A sale as reported to the tax office. Amounts in hundredths of a tugrik. */
export interface TaxReceipt {
  /** Our own number for it: for a repeated number the office answers with the receipt that it has issued. */
  number: string;
  /** The receipt that it replaces and makes invalid. */
  replaces: string | null;
  kind: 'citizen' | 'organization';
  customerTin: string | null;
  consumerNumber: string | null;
  total: number;
  vat: number;
  items: readonly { name: string; sku: string; hotel: boolean; quantity: number; total: number; vat: number }[];
}

export interface IssuedReceipt {
  /** 33 digits. */
  ddtd: string;
  lottery: string | null;
  qrData: string;
  /** The time of issue as the office formats it. */
  date: string;
}

export interface TaxPayer {
  tin: string;
  name: string;
  vatPayer: boolean;
}

/** The tax office: records sales and numbers receipts. */
export interface TaxOffice {
  /** The seller's own number there. */
  merchantTin: string;
  issue(receipt: TaxReceipt): Promise<IssuedReceipt>;
  /** Cancels a receipt; can be repeated. */
  cancel(receipt: { ddtd: string; date: string }): Promise<void>;
  /** Name for a registry number; undefined when it is unknown. */
  findOrganization(registryNumber: string): Promise<TaxPayer | undefined>;
}

const issued = z.object({
  id: z.string().regex(/^\d{33}$/),
  lottery: z.string().nullish(),
  qrData: z.string().min(1),
  date: z.string().min(10),
  status: z.literal('SUCCESS'),
});
const tinAnswer = z.object({ status: z.number(), data: z.union([z.number(), z.string()]).nullish() });
const infoAnswer = z.object({
  status: z.number(),
  data: z.object({ name: z.string(), vatPayer: z.boolean(), found: z.boolean() }).nullish(),
});

const decimal = (hundredths: number): number => hundredths / 100;
/** Code of the national classification for stays; all else uses the account's own. */
const hotelService = '6311110';

/** PosAPI 3.0 of the tax office, which runs on the seller's site, and its public list of tax payers. */
export const ebarimt = (account: Account<NonNullable<ProviderSettings['ebarimt']>>): TaxOffice => {
  const itemOf = ({ name, sku, hotel, quantity, total, vat }: TaxReceipt['items'][number]) => ({
    name,
    barCode: sku,
    barCodeType: 'UNDEFINED',
    classificationCode: hotel ? hotelService : account.classificationCode,
    measureUnit: 'ш',
    qty: quantity,
    unitPrice: decimal(total) / quantity,
    totalAmount: decimal(total),
    totalVat: decimal(vat),
    totalCityTax: 0,
  });
  const lookUp = (path: string) =>
    sendRequest(`${account.lookupUrl ?? account.baseUrl()}/api/info/check/${path}`, { method: 'GET' });

  return {
    merchantTin: account.merchantTin,
    issue: async ({ number, replaces, kind, customerTin, consumerNumber, total, vat, items }) => {
      const { merchantTin, branchNo, posNo, districtCode } = account;
      const sums = { totalAmount: decimal(total), totalVat: decimal(vat), totalCityTax: 0 };
      const answer = issued.parse(
        await sendRequest(`${account.baseUrl()}/rest/receipt`, {
          body: {
            ...sums,
            branchNo,
            districtCode,
            merchantTin,
            posNo,
            billIdSuffix: number,
            ...(replaces !== null && { inactiveId: replaces }),
            type: kind === 'organization' ? 'B2B_RECEIPT' : 'B2C_RECEIPT',
            ...(customerTin && { customerTin }),
            ...(consumerNumber && { consumerNo: consumerNumber }),
            receipts: [{ ...sums, taxType: 'VAT_ABLE', merchantTin, items: items.map(itemOf) }],
            payments: [{ code: 'PAYMENT_CARD', status: 'PAID', paidAmount: decimal(total) }],
          },
        }),
      );
      return { ddtd: answer.id, lottery: answer.lottery || null, qrData: answer.qrData, date: answer.date };
    },
    cancel: async ({ ddtd, date }) =>
      void (await sendRequest(`${account.baseUrl()}/rest/receipt`, { method: 'DELETE', body: { id: ddtd, date } })),
    findOrganization: async registryNumber => {
      const { data: tin } = tinAnswer.parse(await lookUp(`getTinInfo?regNo=${encodeURIComponent(registryNumber)}`));
      if (tin == null) return undefined;
      const { data } = infoAnswer.parse(await lookUp(`getInfo?tin=${encodeURIComponent(String(tin))}`));
      return data?.found ? { tin: String(tin), name: data.name, vatPayer: data.vatPayer } : undefined;
    },
  };
};
