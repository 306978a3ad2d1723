/** The widths the picture service is asked for; few, so that its cache stays warm. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** Address of one width of a stored picture. A full address or a data URL is returned as it is. */
export function pictureUrl(name: string, width: number): string {
  if (/^(https?:|data:|blob:|\/)/.test(name)) return name;
  return `/pictures/${name.split('/').map(encodeURIComponent).join('/')}?w=${width}`;
}

/** The `srcset` of a stored picture, or nothing for a full address. */
export function pictureSrcSet(name: string, maxWidth = 1600): string | undefined {
  if (pictureUrl(name, 160) === name) return undefined;
  return pictureWidths
    .filter(width => width <= maxWidth)
    .map(width => `${pictureUrl(name, width)} ${width}w`)
    .join(', ');
}
