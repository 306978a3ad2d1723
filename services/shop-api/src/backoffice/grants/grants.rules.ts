import type { ErrorCode } from '@ortoo/contracts';

/** Who decides about money that somebody gets. */
interface Decision {
  /** Who decides now. */
  staffId: number;
  /** Who gets the money; null for a gift card. */
  userId: number | null;
  /** Who has proposed it; absent when it is new. */
  proposedBy?: number;
}

/** Nobody gives money to themselves, and nobody approves what they have proposed. */
export const ownGrantFault = ({ staffId, userId, proposedBy }: Decision): ErrorCode | undefined =>
  staffId === userId || staffId === proposedBy ? 'GRANT_OWN' : undefined;

/** Whether an amount is above what one person may give, or take, alone. */
export const needsApproval = (amount: number, limit: number): boolean => Math.abs(amount) > limit;

/** The end of a day in the shop's zone. */
export const endOf = (day: string | null): Date | null =>
  day === null ? null : new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000);
