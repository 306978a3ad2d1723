import type {
  CodeSession,
  FinishSocialSignIn,
  RequestCode,
  SignInWithCode,
  SignInWithPasskey,
  SocialSignIn,
} from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { call } from '@ortoo/http';
import { pageApi, startSession } from '@ortoo/stores';

/** Requests a code to sign in; resolves to the token that belongs to it. Rejects with `ApiError`. */
export const requestCode = async (body: RequestCode): Promise<string> =>
  (await call(pageApi(), endpoints.requestCode, { body })).token;

/** Signs in when the code is right, or creates an account. Rejects with `ApiError`. */
export const signInWithCode = (input: Omit<SignInWithCode, 'order_token'>): Promise<CodeSession> =>
  startSession(cart => call(pageApi(), endpoints.signInWithCode, { body: { ...input, ...cart } }));

/** Signs in with what an authenticator has answered. Rejects with `ApiError`. */
export const signInWithPasskey = async (response: SignInWithPasskey['response']): Promise<void> => {
  await startSession(cart => call(pageApi(), endpoints.signInWithPasskey, { body: { response, ...cart } }));
};

/** Signs in, registers or links as a visit to another service has ended. Rejects with `ApiError`. */
export const finishSocialSignIn = async (input: Omit<FinishSocialSignIn, 'order_token'>): Promise<SocialSignIn> => {
  const finish = async (cart: { order_token?: string }) => {
    const answer = await call(pageApi(), endpoints.finishSocialSignIn, { body: { ...input, ...cart } });
    return { ...answer.session, answer };
  };
  return (await startSession(finish)).answer;
};
