import { useState } from 'react';
import type { RequestCode } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { emit } from '@ortoo/stores';
import { secondFactorOf, type RequestedFactor } from './requested-factor';
import { sentCodeOfTab, type SentCode } from './sent-code.store';
import { requestCode, signInWithCode } from './sign-in.commands';
import { $typedLogin } from './typed-login.store';

/** What the visitor does now, after a code was requested. */
export type CodeStage =
  | { name: 'code' }
  | { name: 'second-factor'; code: string; setup?: RequestedFactor['setup'] }
  | { name: 'new-account'; code: string }
  | { name: 'new-password' };

interface CodeSignInOptions {
  purpose: SentCode['purpose'];
  /** Holds the page when the user is signed in, for the new password; a part of another page does not offer it. */
  hold: ((isHeld: boolean) => void) | undefined;
}

/** Signing in with a code: the code that was sent, and the steps after it. */
export const useCodeSignIn = ({ purpose, hold }: CodeSignInOptions) => {
  const [sent, setSent] = useState(() => {
    const stored = sentCodeOfTab.read();
    return stored?.purpose === purpose ? stored : null;
  });
  const [stage, setStage] = useState<CodeStage>({ name: 'code' });

  const keep = (value: SentCode | null) => {
    sentCodeOfTab.write(value);
    setSent(value);
  };
  const request = async (input: RequestCode) => {
    const token = await requestCode(input);
    keep({ purpose, token, login: input.login });
    setStage({ name: 'code' });
  };
  const confirm = async (input: { code: string; otp?: string; account?: { firstname: string } }) => {
    if (!sent) return;
    // Signed in, the page would leave before the step is shown.
    hold?.(true);
    try {
      const { is_new: isNew, has_password: hasPassword } = await signInWithCode({ token: sent.token, ...input });
      sentCodeOfTab.write(null);
      $typedLogin.set('');
      emit(isNew ? 'signed_up' : 'signed_in', {});
      if (hold && (purpose === 'recovery' || !hasPassword)) setStage({ name: 'new-password' });
      else hold?.(false);
    } catch (error) {
      hold?.(false);
      const factor = secondFactorOf(error);
      if (factor && input.otp === undefined) setStage({ name: 'second-factor', code: input.code, ...factor });
      else if (error instanceof ApiError && error.code === 'ACCOUNT_MISSING')
        setStage({ name: 'new-account', code: input.code });
      else throw error;
    }
  };
  const cancel = () => {
    keep(null);
    setStage({ name: 'code' });
  };
  return { sent, stage, request, confirm, cancel };
};

export type CodeSignIn = ReturnType<typeof useCodeSignIn>;
