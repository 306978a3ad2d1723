const maxLength = 2000;

/** White space, control characters and backslashes, which browsers drop or read as a slash. */
const unsafe = /[\s\\\p{Cc}]/u;

const isWebAddress = (href: string): boolean => {
  if (!href.startsWith('https://') || !URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  return hostname !== '' && username === '' && password === '';
};

/** Whether a text may link there: a path of the site, an address with `https:`, or an email address with `mailto:`. */
export const isAllowedLink = (href: string): boolean =>
  href.length <= maxLength &&
  !unsafe.test(href) &&
  (/^\/(?!\/)/.test(href) || /^mailto:[^@?&]+@[^@?&]+$/.test(href) || isWebAddress(href));

/** Whether a text may show this picture: one of the shop's own. */
export const isAllowedPicture = (src: string): boolean => /^\/pictures\/\w[\w-]{0,199}$/.test(src);
