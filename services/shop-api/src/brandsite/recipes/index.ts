import { clearRoad } from './clear-road';
import { firstSnow } from './first-snow';
import { goldenSteppe } from './golden-steppe';
import { juniperFrost } from './juniper-frost';
import type { RecipeContent } from './recipe-content';
import { saltLake } from './salt-lake';
import { taigaDusk } from './taiga-dusk';
import { uvsSun } from './uvs-sun';
import { winterTea } from './winter-tea';

/** The brand's recipes, in the order of their list. */
export const recipes: readonly RecipeContent[] = [
  firstSnow,
  taigaDusk,
  uvsSun,
  juniperFrost,
  winterTea,
  goldenSteppe,
  saltLake,
  clearRoad,
];

/** Addresses of the recipes, for the sitemap. */
export const recipePaths = recipes.map(({ slug }) => `/brand/recipes/${slug}`);
