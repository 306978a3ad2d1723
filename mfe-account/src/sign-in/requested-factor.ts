import type { SecondFactorSetup } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';

export interface RequestedFactor {
  /** Absent for an account that has an app already. */
  setup?: SecondFactorSetup;
}

/** The second factor that the server requires; undefined for every other error. */
export const secondFactorOf = (error: unknown): RequestedFactor | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'SECOND_FACTOR_REQUIRED') return {};
  if (error.code !== 'SECOND_FACTOR_SETUP') return undefined;
  return { setup: error.details['second_factor'] as SecondFactorSetup };
};
