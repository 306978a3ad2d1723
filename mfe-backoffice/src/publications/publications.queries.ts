import { decidePublication, listStaffPublications } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { publicationList } from './publications.list';

const publicationsKey = ['back-office', 'publications'] as const;

/** What users have written, in one state. */
export const staffPublicationsQuery = (query: ListControl<typeof publicationList>['query']) =>
  endpointQuery([...publicationsKey, query], listStaffPublications, { query }, { placeholderData: keepPreviousData });

/** A decision about the version that was on the screen. */
export type PublicationDecision = { id: number; version: number } & (
  | { decision: 'publish' }
  | { decision: 'reject'; note: string }
);

/** Publishes or rejects. */
export const decidePublicationMutation = mutationOptions<unknown, ApiError, PublicationDecision>({
  mutationFn: ({ id, ...body }, { client }) => call(apiOf(client), decidePublication, { params: { id }, body }),
  onSettled: async (_answer, _error, _decision, _before, { client }) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: publicationsKey }),
      client.invalidateQueries({ queryKey: staffWorkKey }),
    ]);
  },
});
