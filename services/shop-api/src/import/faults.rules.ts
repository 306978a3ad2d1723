import type { z } from 'zod';

/** Reason for a rejected row. */
export const faultCodes = [
  'json',
  'columns',
  'unfinished',
  'required',
  'type',
  'format',
  'small',
  'big',
  'unknown-field',
  'unknown',
  'duplicate',
  'taken',
  'price',
  'period',
  'options',
  'picture',
  'database',
] as const;

export type FaultCode = (typeof faultCodes)[number];

export interface Fault {
  code: FaultCode;
  /** `variants.0.stock`; empty for the row as a whole. */
  field: string;
  /** The unknown word, the missing file. */
  value?: string;
}

/** A rejected row. */
export interface RejectedRow {
  line: number;
  slug: string | undefined;
  faults: Fault[];
}

const codeOf = (issue: z.core.$ZodIssue): FaultCode => {
  const { code, message } = issue;
  if (code === 'custom') return faultCodes.find(known => known === message) ?? 'format';
  if (code === 'invalid_type') return issue.input === undefined ? 'required' : 'type';
  if (code === 'too_small') return 'small';
  if (code === 'too_big') return 'big';
  if (code === 'unrecognized_keys') return 'unknown-field';
  return code === 'invalid_value' || code === 'invalid_union' ? 'unknown' : 'format';
};

/** Errors of zod, as faults by field. */
export const faultsOf = ({ issues }: z.ZodError): Fault[] =>
  issues.map(issue => ({
    code: codeOf(issue),
    field: issue.path.join('.'),
    ...(issue.code === 'unrecognized_keys' && { value: issue.keys.join(', ') }),
  }));

type FaultText = Record<FaultCode, string>;

const en: FaultText = {
  json: 'is no JSON',
  columns: 'has not as many columns as the first line',
  unfinished: 'has no end',
  required: 'is missing',
  type: 'is of the wrong kind',
  format: 'is not in the right form',
  small: 'is too small or too short',
  big: 'is too large or too long',
  'unknown-field': 'is a field that nobody knows',
  unknown: 'is not known to the shop',
  duplicate: 'stands there twice',
  taken: 'belongs to another product',
  price: 'is above the price it reduces',
  period: 'ends before it begins',
  options: 'does not choose each option of the product once',
  picture: 'is no picture that can be read',
  database: 'was refused by the database',
};

const mn: FaultText = {
  json: 'JSON биш байна',
  columns: 'баганын тоо эхний мөрийнхтэй таарахгүй байна',
  unfinished: 'төгсгөлгүй байна',
  required: 'дутуу байна',
  type: 'төрөл нь буруу байна',
  format: 'буруу бичигдсэн байна',
  small: 'хэт бага эсвэл богино байна',
  big: 'хэт их эсвэл урт байна',
  'unknown-field': 'ийм талбар байхгүй',
  unknown: 'дэлгүүрт бүртгэлгүй байна',
  duplicate: 'давхардсан байна',
  taken: 'өөр бараанд бүртгэлтэй байна',
  price: 'үндсэн үнээсээ өндөр байна',
  period: 'дуусах нь эхлэхээсээ өмнө байна',
  options: 'барааны сонголт бүрийг нэг удаа сонгоогүй байна',
  picture: 'унших боломжтой зураг биш байна',
  database: 'өгөгдлийн сан хүлээж авсангүй',
};

/** More reasons than these are of no use. */
const maxReasons = 8;

/** What is wrong with a field, after its name. */
export const describeFault = ({ code, value }: Pick<Fault, 'code' | 'value'>, locale: 'mn' | 'en'): string => {
  const said = (locale === 'mn' ? mn : en) satisfies FaultText;
  return [value && `«${value}»`, said[code]].filter(Boolean).join(' ');
};

/** A rejected row as one line of text. */
export const describeRow = ({ line, slug, faults }: RejectedRow, locale: 'mn' | 'en'): string => {
  const place = locale === 'mn' ? `${line}-р мөр` : `line ${line}`;
  const reasons = faults
    .slice(0, maxReasons)
    .map(({ field, ...fault }) => [field, describeFault(fault, locale)].filter(Boolean).join(' '));
  const more = faults.length > maxReasons ? ` (+${faults.length - maxReasons})` : '';
  return `${place}${slug ? ` (${slug})` : ''}: ${reasons.join('; ')}${more}`;
};
