import { persisted } from '@ortoo/stores';

/** A view of a list that was saved on this device. */
export interface SavedView {
  name: string;
  /** Query of its address. */
  search: string;
}

const isView = (value: unknown) => {
  const { name, search } = Object(value) as Partial<SavedView>;
  return typeof name === 'string' && typeof search === 'string';
};

const isViews = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(views => Array.isArray(views) && views.every(isView));

/** Saved views by id of their list. */
export const $savedViews = persisted<Readonly<Record<string, readonly SavedView[]>>>('backoffice.views', {}, isViews);

/** Most views of one list. */
const maxViews = 12;

/** Saves a view; one of the same name is replaced. */
export const saveView = (list: string, view: SavedView): void => {
  const views = ($savedViews.get()[list] ?? []).filter(({ name }) => name !== view.name);
  $savedViews.set({ ...$savedViews.get(), [list]: [...views, view].slice(-maxViews) });
};

/** Deletes a saved view. */
export const deleteView = (list: string, name: string): void => {
  const views = ($savedViews.get()[list] ?? []).filter(view => view.name !== name);
  $savedViews.set({ ...$savedViews.get(), [list]: views });
};
