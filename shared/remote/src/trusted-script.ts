import { scriptPolicy } from '@ortoo/contracts';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(scriptPolicy, { createScriptURL: url => url });

/**
 * The address of a script, as pages take it that run none but named ones: a TrustedScriptURL, where a browser knows of
 * such. For addresses of this shop's configuration and releases, never for what a visitor could have written.
 */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;
