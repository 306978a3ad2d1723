import type { QueryClient } from '@tanstack/react-query';
import { shopPaths, type NewQuote, type Quote } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Sends a request; a retry with its key takes effect once. Rejects with `ApiError`. */
export const sendQuote = (client: QueryClient, quote: NewQuote, key: string): Promise<Quote> =>
  apiOf(client).shop.post<Quote>(shopPaths.quotes, quote, { idempotencyKey: key });
