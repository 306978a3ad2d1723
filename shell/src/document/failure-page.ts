import { htmlLang, localizePath, type Locale } from '@ortoo/i18n';
import { loadLanguage } from '@ortoo/i18n/languages';
import { escapeUTF8 } from 'entities/escape';
import type { FastifyReply } from 'fastify';

/** Why no document is served: none can be rendered, too many are being rendered, or this visitor requests too many. */
export type FailureKind = 'unavailable' | 'busy' | 'tooMany';

const status: Record<FailureKind, number> = { unavailable: 503, busy: 503, tooMany: 429 };

const style =
  'html{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box;' +
  'font:1.0625rem/1.5 system-ui,sans-serif;text-align:center;text-wrap:balance}' +
  'main{max-width:28rem}h1{font-size:1.5rem;line-height:1.25}' +
  'a{display:inline-block;margin:.5rem;padding:.75rem 1.5rem;border-radius:.75rem;background:#0a4da2;color:#fff;text-decoration:none}' +
  'a+a{background:none;color:inherit;text-decoration:underline}';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Two leading slashes would point to another site. */
const ownAddress = (address: string): string => address.replace(/^[/\\]+/, '/');

interface FailureContext {
  locale: Locale;
  address: string;
  /** Seconds. */
  retryAfter: number;
}

/** A self-contained document for when nothing can be rendered: no script, no data, no file. */
const pageOf = async (kind: FailureKind, { locale, address, retryAfter }: FailureContext): Promise<string> => {
  const { errors, actions } = await loadLanguage(locale);
  const title = kind === 'unavailable' ? errors.unavailable : errors.tooMany;
  const text =
    kind === 'unavailable' ? errors.unavailableText : errors.tooManyText.replace('{{seconds}}', String(retryAfter));
  return (
    `<!doctype html><html lang="${htmlLang[locale]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
    `<a href="${escapeUTF8(ownAddress(address))}">${actions.retry}</a>` +
    `<a href="${localizePath('/', locale)}">${actions.goHome}</a></main></body></html>`
  );
};

/** Sends an error page in the reader's language, with a retry time. */
export const sendFailurePage = async (
  reply: FastifyReply,
  kind: FailureKind,
  context: FailureContext,
): Promise<FastifyReply> => {
  const page = await pageOf(kind, context);
  return reply
    .code(status[kind])
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'retry-after': String(context.retryAfter),
    })
    .send(page);
};
