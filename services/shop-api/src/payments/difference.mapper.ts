import type { PaymentDifference } from '@ortoo/contracts';
import { wire } from '../http/display';
import type { Difference } from './reconcile.rules';

/** A difference for staff, who read it in their language. */
export const serializeDifference = ({ taken, expected, ...difference }: Difference): PaymentDifference => ({
  ...difference,
  taken: wire(taken),
  expected: wire(expected),
});
