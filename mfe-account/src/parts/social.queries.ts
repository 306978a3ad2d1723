import type { SecondFactorProof, SocialProviderName } from '@ortoo/contracts';
import { beginSocialSignIn, listSocialLinks, listSocialProviders, removeSocialLink } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';

export const socialProvidersQuery = () => endpointQuery(['account', 'social', 'providers'], listSocialProviders);

export const socialLinksQuery = () => endpointQuery(['account', 'social', 'links'], listSocialLinks);

interface Visit {
  provider: SocialProviderName;
  /** Path after the return. */
  next: string;
  /** Links the account with the signed-in user's. */
  link?: boolean;
  proof?: SecondFactorProof;
}

/** The address of the service's page; the browser gets the cookie of the visit. */
export const beginSocialMutation = mutationOptions({
  mutationFn: ({ provider, ...body }: Visit, { client }) =>
    call(apiOf(client), beginSocialSignIn, { params: { provider }, body }),
});

export const removeSocialLinkMutation = mutationOptions({
  mutationFn: (provider: SocialProviderName, { client }) =>
    call(apiOf(client), removeSocialLink, { params: { provider } }),
  onSuccess: (_answer, _provider, _before, { client }) => client.invalidateQueries(socialLinksQuery()),
});
