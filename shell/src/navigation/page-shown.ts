/** Address and title of the page that is shown; without its query, which may name a person's own things. */
export const pageShown = (): { address: string; title: string } => {
  const { origin, pathname } = window.location;
  return { address: origin + pathname, title: document.title };
};

/** Marks the document as showing the page of its address, which comes later than the address: tests wait for it. */
export const markShown = (): void => {
  document.documentElement.dataset['shown'] = window.location.pathname;
};

/** Starts the page anew. */
export const showAnew = (): void => window.location.reload();
