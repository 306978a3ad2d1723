/** Value of a cookie in a `Cookie` header. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookies
    ?.split(';')
    .map(cookie => cookie.trim())
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Name under which a cookie is set: over https a name that no other host of the domain can set. */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Value of a cookie, under either of its names. */
export const hostCookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookieOf(cookies, hostCookie(name, true)) ?? cookieOf(cookies, name);
