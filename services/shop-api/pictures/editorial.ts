/** Pictures for pages, not for products. */
export interface Editorial {
  name: string;
  width: number;
  height: number;
  use: string;
}

const wide = { width: 1920, height: 900 };
const article = { width: 1600, height: 1000 };
const portrait = { width: 900, height: 1125 };

export const editorial: readonly Editorial[] = [
  { name: 'hero-steppe_dawn', ...wide, use: 'home, first hero: dawn steppe with gers' },
  { name: 'hero-steppe_night', ...wide, use: 'home, second hero and dark mode: night sky over gers' },
  { name: 'hero-gobi_gold', ...wide, use: 'home, trips' },
  { name: 'hero-khuvsgul_day', ...wide, use: 'home, hotels and camps' },
  { name: 'hero-altai_winter', ...wide, use: 'home, winter' },
  { name: 'brand-hero', ...wide, use: 'brand site, first screen' },
  { name: 'brand-story_distil', ...article, use: 'brand site, story: distilled six times' },
  { name: 'brand-story_rest', ...article, use: 'brand site, story: five hundred hours of rest' },
  { name: 'brand-story_water', ...article, use: 'brand site, story: glacier water' },
  { name: 'brand-recipe_juniper', ...article, use: 'brand site, recipe' },
  { name: 'brand-recipe_berry', ...article, use: 'brand site, recipe' },
  { name: 'brand-recipe_honey', ...article, use: 'brand site, recipe' },
  { name: 'brand-recipe_buckthorn', ...article, use: 'brand site, recipe' },
  { name: 'brand-recipe_tea', ...article, use: 'brand site, recipe' },
  { name: 'brand-recipe_salt', ...article, use: 'brand site, recipe' },
  { name: 'brand-recipe_snow', ...article, use: 'brand site, recipe' },
  { name: 'brand-recipe_road', ...article, use: 'brand site, recipe without alcohol' },
  { name: 'brand-bottle_plain', ...portrait, use: 'brand site, bottle' },
  { name: 'brand-bottle_small', ...portrait, use: 'brand site, bottle' },
  { name: 'brand-bottle_gift', ...portrait, use: 'brand site, bottle' },
  { name: 'brand-bottle_juniper', ...portrait, use: 'brand site, bottle' },
  { name: 'brand-bottle_honey', ...portrait, use: 'brand site, bottle' },
  { name: 'brand-gate', ...wide, use: 'brand site, age gate' },
  { name: 'article-winter-gobi_winter', ...article, use: 'article: the Gobi in winter' },
  { name: 'article-ger_dusk', ...article, use: 'article: how a ger is raised' },
  { name: 'article-lake_dawn', ...article, use: 'article: the shore of Khuvsgul' },
  { name: 'article-horses_gold', ...article, use: 'article: riding in Khentii' },
  { name: 'article-city_night', ...article, use: 'article: Ulaanbaatar in three days' },
  { name: 'article-temple_dawn', ...article, use: 'article: Kharkhorin' },
  { name: 'article-eagle_day', ...article, use: 'article: the eagle festival' },
  { name: 'article-taiga_gold', ...article, use: 'article: the reindeer herders' },
  { name: 'campaign-gers_gold', ...article, use: 'promotion: lucky wheel' },
  { name: 'campaign-skyline_dusk', ...article, use: 'promotion: jackpot' },
  { name: 'campaign-taiga_winter', ...article, use: 'promotion: winter boots' },
  { name: 'campaign-camp_winter', ...article, use: 'promotion: ger camps in winter' },
  { name: 'campaign-rocks_night', ...article, use: 'promotion: New Year' },
  { name: 'campaign-lake_day', ...article, use: 'promotion: summer at Khuvsgul' },
];
