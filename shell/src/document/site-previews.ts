import { previewEnd, previewName, previewOfCookies, setHostCookie } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LivePlans } from './live-plans';
import type { RenderLive } from './live-renderer';
import type { RenderRequest, RenderResult } from './render-shapes';

/** A draft of a site's configuration that one browser sees. */
export interface SiteDraft {
  version: number;
  locales: readonly Locale[];
  default_locale: Locale;
  /** ISO 8601. */
  expires: string;
}

interface Preview {
  token: string;
  draft: SiteDraft;
}

/** Dependencies of previews. */
interface SitePreviewOptions {
  draftOf: (token: string, site: string) => Promise<SiteDraft | undefined>;
  secureCookies: boolean;
}

const tokenIn = (url: string): string | null =>
  url.includes(`${previewName}=`) ? new URLSearchParams(url.split('?')[1]).get(previewName) : null;

/** Two leading slashes would lead to another site. */
const pathOf = (url: string): string => `/${(url.split('?')[0] ?? '').replace(/^[/\\]+/, '')}`;

/** Pages of a draft: rendered for the browser with its token, never cached, never shown to others. */
export const createSitePreviews = (
  { draftOf, secureCookies }: SitePreviewOptions,
  { live, renderLive }: { live: Pick<LivePlans, 'of'>; renderLive: RenderLive },
) => ({
  /** Begins or ends a preview when the address says so, and returns whether it has answered. */
  async turn(request: FastifyRequest, reply: FastifyReply, site: string): Promise<boolean> {
    const token = tokenIn(request.url);
    if (token === null) return false;
    const draft = token === previewEnd ? undefined : await draftOf(token, site);
    const maxAge = draft ? Math.floor((Date.parse(draft.expires) - Date.now()) / 1000) : 0;
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('set-cookie', setHostCookie(previewName, draft ? token : '', { secure: secureCookies, maxAge }))
      .redirect(pathOf(request.url), 302);
    return true;
  },

  /** The draft that this browser looks at; most look at none. */
  async of({ headers }: FastifyRequest, site: string): Promise<Preview | undefined> {
    const token = previewOfCookies(headers.cookie);
    if (!token) return undefined;
    const draft = await draftOf(token, site);
    return draft && { token, draft };
  },

  async render(page: Omit<RenderRequest, 'preview' | 'tools'>, { token, draft }: Preview): Promise<RenderResult> {
    const { stable } = (await live.of(page.site)).plans;
    const tools = { preview: { expires: draft.expires } };
    return renderLive({ ...page, preview: token, tools }, stable.plan);
  },
});
