import type { NewQuote } from '@ortoo/contracts';
import { requestQuote } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import type { QueryClient } from '@tanstack/react-query';

/** Sends a request; a retry with its key takes effect once. Rejects with `ApiError`. */
export const sendQuote = (client: QueryClient, quote: NewQuote, key: string) =>
  call(apiOf(client), requestQuote, { body: quote, idempotencyKey: key });
