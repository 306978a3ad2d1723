import { scriptPolicy } from '@ortoo/contracts';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * The address of a script, as pages take it that run none but named ones: a TrustedScriptURL, where a browser knows of
 * such. For addresses of this shop's configuration and releases, never for what a visitor could have written.
 */
export const trustedScript = (url: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(scriptPolicy, { createScriptURL: address => address });
  return policy?.createScriptURL(url) ?? url;
};
