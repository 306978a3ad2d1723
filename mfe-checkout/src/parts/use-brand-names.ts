import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { brandsQuery } from './brands.queries';

/** Names of the brands that something is valid for, or undefined when it is for all; without a response their codes. */
export const useBrandNames = (codes: readonly string[] | null): string | undefined => {
  const t = useMessages();
  const { data } = useQuery({ ...brandsQuery(), enabled: codes !== null });
  if (!codes) return undefined;
  const nameOf = (code: string) => data?.brands.find(brand => brand.code === code)?.name ?? code;
  return t('wallet.brands', { brands: codes.map(nameOf).join(', ') });
};
