import { getRecipe } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** A recipe, with what the shop sells of it now. */
export const recipeQuery = (slug: string) =>
  endpointQuery(['brandsite', 'recipe', slug], getRecipe, { params: { slug } }, { staleTime: 60_000 });
