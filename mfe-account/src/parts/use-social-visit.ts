import { useMutation } from '@tanstack/react-query';
import type { SecondFactorProof, SocialProviderName } from '@ortoo/contracts';
import { beginSocialMutation } from './social.queries';

/** Opens an address of another site in this tab. */
const leaveFor = (address: string): void => Object.assign(document.createElement('a'), { href: address }).click();

/** Leaves for a service's page, and returns to `next`; there it signs in, or links the account. */
export const useSocialVisit = (next: string, link = false) => {
  const begin = useMutation(beginSocialMutation);
  // The button stays busy until the browser has left.
  const isLeaving = begin.isPending || begin.isSuccess;
  return {
    leavingFor: isLeaving ? begin.variables?.provider : undefined,
    error: begin.error,
    visit: (provider: SocialProviderName, proof?: SecondFactorProof) =>
      begin.mutateAsync({ provider, next, link, ...(proof && { proof }) }).then(({ url }) => leaveFor(url)),
  };
};
