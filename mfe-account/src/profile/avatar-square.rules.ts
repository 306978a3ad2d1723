interface Shown {
  /** The picture itself, in pixels. */
  naturalWidth: number;
  naturalHeight: number;
  /** Its width on the screen. */
  shownWidth: number;
  /** What of it is scrolled away, on the screen. */
  scrollLeft: number;
  scrollTop: number;
  /** Edge of the square window that shows it. */
  window: number;
}

/** The square of a picture that its window shows, in pixels of the picture; never outside of it. */
export const squareOf = ({ naturalWidth, naturalHeight, shownWidth, scrollLeft, scrollTop, window }: Shown) => {
  const scale = naturalWidth / shownWidth;
  const size = Math.max(1, Math.min(Math.round(window * scale), naturalWidth, naturalHeight));
  const place = (scrolled: number, length: number) =>
    Math.max(0, Math.min(Math.round(scrolled * scale), length - size));
  return { left: place(scrollLeft, naturalWidth), top: place(scrollTop, naturalHeight), size };
};
