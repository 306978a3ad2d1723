interface CookieLife {
  secure: boolean;
  /** Gone when it lies in the past. */
  expires: Date;
}

/** A Set-Cookie header for a cookie that scripts cannot read and foreign sites' commands do not carry. */
export const setCookie = (name: string, value: string, { secure, expires }: CookieLife): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
