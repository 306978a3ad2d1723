import { useHref } from '@ortoo/remote';
import { TextLink } from '@ortoo/ui';
import { useRights } from './use-rights';

/** The number of an order, which leads to it for who works with orders. */
export const OrderLink = ({ number }: { number: string }) => {
  const href = useHref();
  const may = useRights();
  const path = `/backoffice/orders/${encodeURIComponent(number)}`;
  return may('orders') ? <TextLink href={href(path)}>{number}</TextLink> : number;
};
