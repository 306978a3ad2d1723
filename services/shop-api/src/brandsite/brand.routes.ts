import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { listRecipeCards, readBottles, readRecipe, readStockists } from './brand';

/** What the brand's pages show. They are behind the age gate; their data is public, as the catalogue's is. */
export const brandRoutes: Routes = (app, shop) => {
  implement(app, 'listBottles', { isCached: true }, async ({ reader }) => ({
    bottles: await readBottles(shop, reader),
  }));

  implement(app, 'listRecipes', async ({ reader }) => ({ recipes: listRecipeCards(reader) }));

  implement(app, 'getRecipe', { isCached: true }, async ({ params, reader }) => {
    const recipe = await readRecipe(shop, params.slug, reader);
    if (!recipe) throw new DomainError('NOT_FOUND');
    return recipe;
  });

  implement(app, 'listStockists', async ({ reader }) => ({ stockists: await readStockists(shop, reader) }));
};
