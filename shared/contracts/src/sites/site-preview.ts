import { hostCookieOf } from '../cookie';

/** Cookie of a browser that looks at a draft of a site, and the query parameter that sets it: `/?site_preview=<token>`. */
export const previewName = 'site_preview';

/** In place of a token it ends the preview. */
export const previewEnd = 'off';

/** Header of the document server's own calls for such a page. */
export const previewHeader = 'X-Site-Preview';

/** The token in a `Cookie` header. */
export const previewOfCookies = (cookies: string | undefined): string | undefined =>
  cookies?.includes(previewName) ? hostCookieOf(cookies, previewName) : undefined;
