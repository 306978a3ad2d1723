import type { PublicationCard, PublicationState } from '@ortoo/contracts';

/** A state as its writer sees it. */
type ShownState = PublicationState | 'scheduled' | 'changed';

/** What is published later is scheduled; what is changed after its publication is that. */
export const stateOf = (
  { state, publish_at, slug }: Pick<PublicationCard, 'state' | 'publish_at' | 'slug'>,
  now: number,
): ShownState => {
  if (state === 'published' && publish_at && Date.parse(publish_at) > now) return 'scheduled';
  return state === 'draft' && slug ? 'changed' : state;
};

export const stateTones: Record<ShownState, 'plain' | 'waiting' | 'moving' | 'good' | 'bad'> = {
  draft: 'plain',
  changed: 'plain',
  submitted: 'waiting',
  rejected: 'bad',
  scheduled: 'moving',
  published: 'good',
};
