import { illegal, SearchError } from '../search-error';

const integerMax = 2_147_483_647;

/** A non-negative integer parameter of a request. */
export function boundedNumber(value: unknown, name: string, fallback: number, max = integerMax): number {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
  if (!Number.isFinite(number)) throw illegal(`Failed to parse int parameter [${name}] with value [${String(value)}]`);
  if (Math.abs(number) > integerMax)
    throw new SearchError(
      400,
      'input_coercion_exception',
      `Numeric value (${String(value)}) out of range of int (-2147483648 - 2147483647)`,
    );
  if (number < 0) throw illegal(`[${name}] parameter cannot be negative, found [${number}]`);
  if (number > max) throw illegal(`[${name}] must be less than or equal to [${max}], found [${number}]`);
  return Math.trunc(number);
}
