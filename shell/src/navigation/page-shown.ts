/** Address and title of the current page; without its query, which may identify a person's data. */
export const pageShown = (): { address: string; title: string } => {
  const { origin, pathname } = window.location;
  return { address: origin + pathname, title: document.title };
};

/** Marks the document as showing the page of its address: tests wait for it. */
export const markShown = (): void => {
  document.documentElement.dataset['shown'] = window.location.pathname;
};

/** Reloads the page. */
export const showAnew = (): void => window.location.reload();
