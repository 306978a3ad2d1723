import { z } from 'zod';
import { pictureSchema } from '../common.schema';
import { openingSchema } from '../stores/stores.schema';
import { variantCardSchema } from '../variants/variants.schema';
import { recipeTastes } from './recipe-tastes';

export const bottleSchema = z
  .object({
    /** In the reader's language, which the product's own name may not be. */
    name: z.string(),
    text: z.string(),
    /** A bottle at night; the product's own pictures are for light pages. */
    image: pictureSchema,
    /** Millilitres. */
    volume: z.number().int(),
    /** Percent by volume. */
    strength: z.number(),
    /** What the shop sells it as. */
    variant: variantCardSchema,
  })
  .meta({ id: 'Bottle' });
/** One product of the brand. */
export type Bottle = z.infer<typeof bottleSchema>;

export const listBottlesSchemas = { answer: z.object({ bottles: z.array(bottleSchema) }).meta({ id: 'Bottles' }) };

export const recipeCardSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    image: pictureSchema,
    image_alt: z.string(),
    taste: z.enum(recipeTastes),
    /** To make it, without waiting. */
    minutes: z.number().int(),
  })
  .meta({ id: 'RecipeCard' });
/** A recipe in a list. */
export type RecipeCard = z.infer<typeof recipeCardSchema>;

export const ingredientSchema = z
  .object({
    name: z.string(),
    /** For one glass; null when it is added to taste. */
    amount: z.number().nullable(),
    /** Of what is counted it is `piece`. */
    unit: z.enum(['ml', 'g', 'piece', 'teaspoon']),
    /** What the shop sells it as, and how much of the unit one piece has; null when it does not. */
    shopping: z.object({ pack: z.number(), variant: variantCardSchema }).nullable(),
  })
  .meta({ id: 'Ingredient' });
export type Ingredient = z.infer<typeof ingredientSchema>;

export const recipeSchema = recipeCardSchema
  .extend({
    /** What it is served in. */
    glass: z.string(),
    ingredients: z.array(ingredientSchema),
    steps: z.array(z.string()),
    tip: z.string(),
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.infer<typeof recipeSchema>;

export const listRecipesSchemas = { answer: z.object({ recipes: z.array(recipeCardSchema) }).meta({ id: 'Recipes' }) };

export const getRecipeSchemas = {
  params: z.object({ slug: z.string().max(100) }),
  answer: recipeSchema.extend({ others: z.array(recipeCardSchema) }).meta({ id: 'RecipePage' }),
};
export type RecipePage = z.infer<typeof getRecipeSchemas.answer>;

export const stockistSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    address: z.string(),
    directions: z.string(),
    /** Language of the name, the address and the directions, which may be the fallback. */
    locale: z.string(),
    phone: z.string(),
    hours: z.array(openingSchema),
    /** What it has now. */
    bottles: z.array(bottleSchema.pick({ name: true, volume: true })),
  })
  .meta({ id: 'Stockist' });
/** A store that has the brand in stock. */
export type Stockist = z.infer<typeof stockistSchema>;

export const listStockistsSchemas = {
  answer: z.object({ stockists: z.array(stockistSchema) }).meta({ id: 'Stockists' }),
};
