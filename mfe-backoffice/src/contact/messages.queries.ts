import type { ContactMessage } from '@ortoo/contracts';
import { handleContactForm, listContactForms, releaseContactForm } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { messageList } from './messages.list';

const messagesKey = ['back-office', 'messages'] as const;

/** Messages of the contact form in one state. */
export const messagesQuery = (query: ListControl<typeof messageList>['query']) =>
  endpointQuery([...messagesKey, query], listContactForms, { query }, { placeholderData: keepPreviousData });

/** What is done with a message: `release` passes on one that was held back. */
export interface MessageDecision {
  id: number;
  decision: 'handle' | 'release';
}

const endpoints = { handle: handleContactForm, release: releaseContactForm };

/** Marks a message as handled, or passes it on. */
export const decideMessageMutation = mutationOptions<ContactMessage, ApiError, MessageDecision>({
  mutationFn: ({ id, decision }, { client }) => call(apiOf(client), endpoints[decision], { params: { id } }),
  onSettled: async (_answer, _error, _decision, _before, { client }) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: messagesKey }),
      client.invalidateQueries({ queryKey: staffWorkKey }),
    ]);
  },
});
