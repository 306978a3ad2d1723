import { map } from 'nanostores';
import type { ProductFields } from './product-form.rules';

/** What is typed and not saved. */
export interface ProductDraft {
  fields: ProductFields;
  /** The version that was changed; null for a new product. */
  lockVersion: number | null;
}

/** Unsaved products of this tab, by id: a way back in the history does not lose them. */
export const $productDrafts = map<Record<string, ProductDraft | undefined>>({});

export const dropDraft = (id: string): void => $productDrafts.setKey(id, undefined);
