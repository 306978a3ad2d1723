import type { PromotionState, StaffPromotionTerms } from '@ortoo/contracts';
import type { FieldFault } from '../messages/index';
import type { PromotionTerms } from './discount.rules';

type Faults = Partial<Record<keyof StaffPromotionTerms | 'code', FieldFault>>;

interface CheckedTerms extends StaffPromotionTerms {
  /** Uses that there were already. */
  used?: number;
}

/** What does not fit together in terms, by field. */
export const termsFaults = (terms: CheckedTerms): Faults => {
  const { percent, amount, max_amount, starts_at, expires_at, usage_limit, used = 0 } = terms;
  const [starts, ends] = [starts_at, expires_at].map(at => (at === null ? null : Date.parse(at)));
  return {
    ...(percent === null && amount === null && { amount: 'required' as const }),
    ...(percent !== null && amount !== null && { amount: 'unknown' as const }),
    ...(amount !== null && max_amount !== null && { max_amount: 'unknown' as const }),
    ...(starts != null && ends != null && ends <= starts && { expires_at: 'small' as const }),
    ...(usage_limit !== null && usage_limit < used && { usage_limit: 'small' as const }),
  };
};

type StateFacts = Pick<PromotionTerms, 'active' | 'starts_at' | 'expires_at' | 'usage_limit' | 'used'>;

/** Whether a code can be used now. */
export const stateOf = (
  { active, starts_at, expires_at, usage_limit, used }: StateFacts,
  now: Date,
): PromotionState => {
  if (!active) return 'off';
  if (expires_at !== null && expires_at <= now) return 'expired';
  if (usage_limit !== null && used >= usage_limit) return 'used_up';
  return starts_at !== null && starts_at > now ? 'scheduled' : 'active';
};
