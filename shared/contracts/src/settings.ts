import { z } from 'zod';
import { describeError } from './describe-error';

/** A service cannot start in its environment. The message is one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The reason why a service cannot start has been printed already. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError';
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

/**
 * Reads the settings of a service. An empty variable counts as absent; a message never quotes a value, because it may
 * be secret.
 * @throws {StartError} names every invalid variable
 */
export const readSettings = <S extends z.ZodType>(schema: S, environment: Environment): z.output<S> => {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${nameOf(path)}: ${message}` : message,
  );
  throw new StartError([...new Set(faults)].join('; '));
};

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** A port to listen on. */
export const portSetting = (fallback: number) =>
  z.string().refine(isPort, 'must be a whole number from 1 to 65535').transform(Number).default(fallback);

/** Origin of a site or a service: scheme, host and port only. */
export const originSetting = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example', abort: true })
  .refine(text => ['', '/'].includes(new URL(text).pathname), 'must end after the host, such as https://shop.example')
  .transform(text => new URL(text).origin);

/** Connection URL of PostgreSQL. */
export const databaseUrlSetting = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/shop',
});

/** A credential of one user. */
export const credentialSetting = z.string().regex(/^[^:]+:.+$/s, 'must be user:password');

/** JSON of the given schema. */
export const jsonSetting = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** Log level of a service. */
export const logLevelSetting = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** Minimum strength of a secret. */
export interface SecretStrength {
  length: number;
  distinct: number;
}

/** Strength of a secret that an operator chooses. */
export const chosenSecret: SecretStrength = { length: 24, distinct: 8 };

/** Strength of a secret that a provider or a database host issues. */
export const issuedSecret: SecretStrength = { length: 12, distinct: 6 };

const isRepeated = (text: string) =>
  (text + text).indexOf(text, 1) < text.length || /^(.{1,12})\1{2,}.{0,11}$/s.test(text);

/** Treats neighbours on the keyboard's digit row and in the alphabet as a sequence. */
const isRun = (text: string) => {
  const codes = [...text].map(letter => letter.codePointAt(0) ?? 0);
  const next = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) <= 1);
  return next.length > codes.length / 2;
};

/** Whether a secret is easy to guess: short, of few distinct characters, or a simple pattern. */
export const isWeakSecret = (secret: string, { length, distinct }: SecretStrength = chosenSecret): boolean =>
  secret.length < length || new Set(secret).size < distinct || isRepeated(secret) || isRun(secret);

/**
 * Rejects secrets that are easy to guess, by the name of their setting.
 * @throws {StartError} names them, with the rule and a command that generates a good one
 */
export const assertStrongSecrets = (
  secrets: Readonly<Record<string, string | undefined>>,
  strength: SecretStrength = chosenSecret,
): void => {
  const weak = Object.entries(secrets).filter(([, secret]) => secret !== undefined && isWeakSecret(secret, strength));
  if (weak.length === 0) return;
  const names = weak.map(([name]) => name).join(', ');
  throw new StartError(
    `NODE_ENV=production accepts no weak secret: ${names} needs at least ${strength.length} characters, ${strength.distinct} of them different, without a pattern (openssl rand -base64 32 makes one).`,
  );
};

/** The password in a database URL, if there is one. */
export const passwordIn = (address: string | undefined): string | undefined => {
  const password = address ? new URL(address).password : '';
  return password === '' ? undefined : decodeURIComponent(password);
};

/** No proxy, these addresses, or those for which the function returns true. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** Proxies whose `X-Forwarded-For` a service trusts: none, these addresses, or a number of hops. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (text === 'none') return false;
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text);
  const parts = text.split(',').map(part => part.trim());
  const isKnown = (part: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
    [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some(schema => schema.safeParse(part).success);
  if (parts.every(isKnown)) return parts;
  context.addIssue({
    code: 'custom',
    message: 'must be none, a number of proxies, or addresses such as 10.0.0.0/8,loopback',
  });
  return z.NEVER;
});

interface SystemError {
  code?: unknown;
  syscall?: unknown;
  path?: unknown;
  port?: unknown;
  message?: unknown;
  name?: unknown;
  errors?: unknown;
}

const unreachable = ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'];
const unresolved = ['ENOTFOUND', 'EAI_AGAIN'];
const unwritable = ['EACCES', 'EROFS', 'ENOSPC', 'EPERM', 'ENOTDIR', 'EDQUOT'];

/** Classes 08, 28, 3D and 57 of PostgreSQL: no connection, no access, no such database, shutting down. */
const isDatabaseCode = (code: string) => /^(08|28|3D|57)[0-9A-Z]{3}$/.test(code);

/** Driver errors without a code. */
const isDatabaseMessage = (message: string) =>
  /timeout exceeded when trying to connect|Connection terminated/.test(message);

const startFault = ({ code: rawCode, syscall, path, port, message: text, name }: SystemError): string | undefined => {
  const [code, message] = [rawCode, text].map(part => (typeof part === 'string' ? part : '')) as [string, string];
  if (name === 'StartError' || name === 'DirectoryInUse') return message;
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use: end the process that listens on it, or set PORT.`;
  if (syscall === 'listen') return `The service cannot listen (${message}): check HOST and PORT.`;
  if (unresolved.includes(code)) return `A host name is unknown (${message}): check DATABASE_URL and HOST.`;
  if (unreachable.includes(code) || isDatabaseCode(code) || isDatabaseMessage(message)) {
    return `The database does not answer (${code || message}): check DATABASE_URL, and that PostgreSQL runs there.`;
  }
  if (unwritable.includes(code)) return `${String(path ?? 'DATA_DIR')} cannot be written (${code}): check DATA_DIR.`;
  return undefined;
};

/** Why a service cannot start, in one sentence; undefined for a defect of the service. */
export const describeStartFault = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const { errors } = error as SystemError;
  const own = startFault(error);
  return own ?? (Array.isArray(errors) ? errors.map(describeStartFault).find(fault => fault !== undefined) : undefined);
};

/** Process functions that a service's main program needs. */
export interface ServiceProcess {
  stderr: { write: (text: string) => unknown };
  exit: (code: number) => void;
}

const report = (error: unknown): string => describeStartFault(error) ?? describeError(error);

/** Starts a service. A start error is printed as one sentence, and the process exits with 1. */
export const runService = async (start: () => Promise<void>, { stderr, exit }: ServiceProcess): Promise<void> => {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof ReportedError)) stderr.write(`${report(error)}\n`);
    exit(1);
  }
};
