import type { Bottle, Recipe, RecipeCard, Stockist, VariantCard } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { findStoresWith, readCardsOfSlugs } from '../catalog/api';
import type { Text } from '../db/schema.types';
import { picturePath } from '../http/display';
import { pick, type Reader } from '../http/locale';
import type { Shop } from '../shop';
import { bottles, strength } from './bottles';
import { recipes } from './recipes';
import type { RecipeContent } from './recipes/recipe-content';

/** Bottles that the shop has a page for. */
export const readBottles = async ({ db, clock }: Shop, reader: Reader): Promise<Bottle[]> => {
  const slugs = bottles.map(({ product }) => product);
  const cards = await readCardsOfSlugs(db, slugs, reader, clock());
  const { locale } = reader;
  return bottles.flatMap(({ product, image, name, text, volume }) => {
    const variant = cards.get(product);
    if (!variant) return [];
    return [{ name: name[locale], text: text[locale], image: picturePath(image), volume, strength, variant }];
  });
};

const cardOf = ({ slug, image, taste, minutes, text }: RecipeContent, { locale }: Reader): RecipeCard => {
  const { title, summary, image_alt } = text[locale];
  return { slug, title, summary, image: picturePath(image), image_alt, taste, minutes };
};

export const listRecipeCards = (reader: Reader): RecipeCard[] => recipes.map(recipe => cardOf(recipe, reader));

const ingredientsOf = (
  { ingredients }: RecipeContent,
  { locale }: Reader,
  cards: ReadonlyMap<string, VariantCard>,
): Recipe['ingredients'] =>
  ingredients.map(({ name, amount, unit, product, pack }) => {
    const variant = product === undefined ? undefined : cards.get(product);
    const shopping = variant && pack !== undefined ? { pack, variant } : null;
    return { name: name[locale], amount, unit, shopping };
  });

/** A recipe with what the shop sells of it, and some of the others; undefined when there is none of this slug. */
export const readRecipe = async ({ db, clock }: Shop, slug: string, reader: Reader) => {
  const at = recipes.findIndex(recipe => recipe.slug === slug);
  const recipe = recipes[at];
  if (!recipe) return undefined;
  const slugs = recipe.ingredients.flatMap(({ product }) => product ?? []);
  const cards = await readCardsOfSlugs(db, slugs, reader, clock());
  const { glass, steps, tip } = recipe.text[reader.locale];
  const following = [...recipes.slice(at + 1), ...recipes.slice(0, at)].slice(0, 3);
  return {
    ...cardOf(recipe, reader),
    ...{ glass, steps: [...steps], tip },
    ingredients: ingredientsOf(recipe, reader, cards),
    others: following.map(other => cardOf(other, reader)),
  };
};

/** Few stores are written in more languages than these: English is nearer to most readers than Mongolian. */
const localeOfStore = (name: Text, { locale }: Reader): Locale =>
  ([locale, 'en'] as const).find(known => name[known] !== undefined) ?? 'mn';

/** Stores that have at least one bottle now. */
export const readStockists = async (shop: Shop, reader: Reader): Promise<Stockist[]> => {
  const slugs = bottles.map(({ product }) => product);
  const cards = await readCardsOfSlugs(shop.db, slugs, reader, shop.clock());
  const ids = [...cards.values()].flatMap(({ id, availability }) => (availability === 'in_stock' ? [id] : []));
  const stores = await findStoresWith(shop.db, ids);
  return stores.map(({ store, variantIds }) => {
    const { id, code, phone, hours } = store;
    const locale = localeOfStore(store.name, reader);
    const inLocale = (text: Text) => pick(text, locale, 'mn') ?? '';
    const here = bottles.filter(({ product }) => variantIds.includes(cards.get(product)?.id ?? 0));
    return {
      ...{ id, code, phone, hours, locale },
      name: inLocale(store.name),
      address: inLocale(store.address),
      directions: inLocale(store.directions),
      bottles: here.map(({ name, volume }) => ({ name: name[reader.locale], volume })),
    };
  });
};
