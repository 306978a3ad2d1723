import { scriptPolicy } from '@ortoo/contracts';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * A script address for pages that enforce Trusted Types: a TrustedScriptURL when the browser supports it. Only for
 * addresses of configuration and releases, never for user input.
 */
export const trustedScript = (url: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(scriptPolicy, { createScriptURL: address => address });
  return policy?.createScriptURL(url) ?? url;
};
