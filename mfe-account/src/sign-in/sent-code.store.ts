import type { RequestCode } from '@ortoo/contracts';
import { storedInTab } from '@ortoo/stores';

/** A code that waits to be entered. */
export interface SentCode {
  login: string;
  purpose: NonNullable<RequestCode['purpose']>;
  token: string;
}

const isSentCode = (value: unknown): boolean => {
  const { login, purpose, token } = Object(value) as Partial<Record<keyof SentCode, unknown>>;
  return [login, token].every(text => typeof text === 'string') && (purpose === 'sign_in' || purpose === 'recovery');
};

/** A phone may drop the page while its owner reads the SMS: then the page asks for the same code again. */
export const sentCodeOfTab = storedInTab<SentCode>('sent-code', isSentCode);
