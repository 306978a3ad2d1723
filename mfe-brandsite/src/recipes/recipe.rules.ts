import { recipeTastes, type Ingredient, type RecipePage, type RecipeTaste, type VariantCard } from '@ortoo/contracts';

/** Glasses that a recipe can be made for at once. */
export const glassesMax = 24;
const glassesUsual = 2;

/** Number of glasses in the query of an address. */
export const glassesOf = (search: URLSearchParams): number => {
  const value = search.get('glasses') ?? '';
  const glasses = /^\d{1,2}$/.test(value) ? Number(value) : glassesUsual;
  return Math.min(glassesMax, Math.max(1, glasses));
};

/** The taste that a list is filtered by. */
export const tasteOf = (search: URLSearchParams): RecipeTaste | undefined =>
  recipeTastes.find(taste => taste === search.get('taste'));

/** A line of the shopping list. */
export interface ShoppingLine {
  name: string;
  variant: VariantCard;
  /** Pieces that are enough; no more than one cart may have. */
  quantity: number;
}

/** What to buy for so many glasses: whole packs of what the shop sells. */
export const shoppingList = (ingredients: readonly Ingredient[], glasses: number): ShoppingLine[] =>
  ingredients.flatMap(({ name, amount, shopping }) => {
    if (!shopping) return [];
    const { pack, variant } = shopping;
    const packs = Math.max(1, Math.ceil(((amount ?? 0) * glasses) / pack));
    return [
      { name, variant, quantity: variant.availability === 'in_stock' ? Math.min(packs, variant.max_quantity) : 0 },
    ];
  });

/** Sum of a shopping list in tugrik. */
export const totalOf = (lines: readonly ShoppingLine[]): number =>
  lines.reduce((sum, { variant, quantity }) => sum + Number(variant.selling_price) * quantity, 0);

interface RecipeTexts {
  category: string;
  amountOf: (ingredient: Ingredient) => string;
}

/** A recipe as structured data (schema.org Recipe), for one glass. */
export const recipeData = (recipe: RecipePage, { category, amountOf }: RecipeTexts): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  description: recipe.summary,
  image: recipe.image,
  recipeCategory: category,
  recipeYield: '1',
  totalTime: `PT${recipe.minutes}M`,
  recipeIngredient: recipe.ingredients.map(ingredient => `${amountOf(ingredient)} ${ingredient.name}`.trim()),
  recipeInstructions: recipe.steps.map(text => ({ '@type': 'HowToStep', text })),
});
