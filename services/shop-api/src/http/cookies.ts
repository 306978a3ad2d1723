interface CookieLife {
  secure: boolean;
  /** In the past to delete it. */
  expires: Date;
}

/** A Set-Cookie header for a cookie that scripts cannot read and commands of foreign sites do not carry. */
export const setCookie = (name: string, value: string, { secure, expires }: CookieLife): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
