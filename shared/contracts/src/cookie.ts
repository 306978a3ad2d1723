/** Value of a cookie in a `Cookie` header. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookies
    ?.split(';')
    .map(cookie => cookie.trim())
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
