/** Files that a site is installed with as an app, at its root; the manifest has a path in each language. */
export const appFiles = {
  manifest: '/app.webmanifest',
  /** Also the picture of notifications. */
  icon: '/icon-192.png',
  largeIcon: '/icon-512.png',
  /** With a ground and a margin that launchers may cut off. */
  maskableIcon: '/icon-maskable-512.png',
  appleIcon: '/apple-touch-icon.png',
} as const;

/** The crown of a ger: the mark of sites that have none of their own. */
export const shopMark =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><circle cx='20' cy='20' r='20' fill='#0a4da2'/>" +
  "<g fill='none' stroke='#fff' stroke-width='3'><circle cx='20' cy='20' r='11'/><path d='M20 9v22M9 20h22'/></g>" +
  "<circle cx='20' cy='20' r='4' fill='#e3a92b'/></svg>";
