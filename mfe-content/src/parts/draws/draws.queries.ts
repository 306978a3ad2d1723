import { listDraws, listOwnDraws } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** What a user has drawn in a campaign, and the chances left. */
export const ownDrawsQuery = (slug: string, userId: number) =>
  endpointQuery(['content', 'own-draws', slug, userId], listOwnDraws, { params: { slug } });

/** The first draws of a round; the newest that is over without a day. */
export const drawsQuery = (slug: string, day: string | undefined) =>
  endpointQuery(['content', 'draws', slug, day ?? ''], listDraws, { params: { slug }, query: { day } });
