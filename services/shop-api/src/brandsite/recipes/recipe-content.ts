import type { Ingredient, RecipeTaste } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';

/** A text of the brand: complete in every language. */
export type FullText<T = string> = Readonly<Record<Locale, T>>;

export interface RecipeText {
  title: string;
  summary: string;
  image_alt: string;
  /** What it is served in. */
  glass: string;
  steps: readonly string[];
  tip: string;
}

export interface IngredientContent extends Pick<Ingredient, 'amount' | 'unit'> {
  name: FullText;
  /** Slug of what the shop sells it as, and how much of the unit one piece has. */
  product?: string;
  pack?: number;
}

export interface RecipeContent {
  slug: string;
  image: string;
  taste: RecipeTaste;
  minutes: number;
  ingredients: readonly IngredientContent[];
  text: FullText<RecipeText>;
}
