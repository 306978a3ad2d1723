/** Value of a cookie in a `Cookie` header. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookies
    ?.split(';')
    .map(cookie => cookie.trim())
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Name under which a cookie is set: over https one that no other host of the domain can set. */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Value of a cookie, by whichever name it was set. */
export const hostCookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookieOf(cookies, hostCookie(name, true)) ?? cookieOf(cookies, name);
