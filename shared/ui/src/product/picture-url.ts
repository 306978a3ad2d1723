/** Widths requested from the picture service; few, so that its cache stays warm. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;

const folder = '/pictures/';

function storedPath(name: string): string | undefined {
  if (name.startsWith(folder)) return name;
  if (/^(https?:|data:|blob:|\/)/.test(name)) return undefined;
  return folder + name.split('/').map(encodeURIComponent).join('/');
}

/**
 * Address of one width of a stored picture (`boots.webp` or `/pictures/boots.webp`). Any other address is unchanged.
 */
export function pictureUrl(name: string, width: number): string {
  const path = storedPath(name);
  return path ? `${path}?w=${width}` : name;
}

/** The `srcset` of a stored picture up to the widest useful width; undefined for any other address. */
export function pictureSrcSet(name: string, maxWidth = 1600): string | undefined {
  const path = storedPath(name);
  return (
    path &&
    pictureWidths
      .filter(width => width <= maxWidth)
      .map(width => `${path}?w=${width} ${width}w`)
      .join(', ')
  );
}
