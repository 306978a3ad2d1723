import type { Bottle, RecipePage, Stockist, VariantCard } from '@ortoo/contracts';
import { getRecipe, listBottles, listRecipes, listStockists } from '@ortoo/contracts/endpoints';
import { answer, exampleSite } from '@ortoo/testing';

const variantCard = (id: number, slug: string, price: string): VariantCard => ({
  ...{ id, product_id: id, slug, name: slug, options_text: '', image: `/pictures/${slug}` },
  ...{ price: `${price}.0`, selling_price: `${price}.0`, sale_percent: 0 },
  ...{ display_price: `${price}₮`, display_selling_price: `${price}₮` },
  ...{ availability: 'in_stock', max_quantity: 7, is_booked: false, alcohol: true },
});

export const vodka = variantCard(5901100, 'munkh-tsas-arkhi-07', '89000');
const blueberries = { ...variantCard(5809000, 'ners-frozen', '19000'), alcohol: false };

export const bottle: Bottle = {
  ...{ name: 'Munkh Tsas', text: 'Where everything begins.', image: '/pictures/brand-bottle_plain' },
  ...{ volume: 700, strength: 39, variant: vodka },
};

const card = {
  ...{ slug: 'taiga-dusk', title: 'Taiga Dusk', summary: 'The colour of the evening sky.' },
  ...{ image: '/pictures/brand-recipe_berry', image_alt: 'A glass', minutes: 5 },
  taste: 'fruity' as const,
};
const warmCard = { ...card, slug: 'winter-tea', title: 'Winter Tea', taste: 'warm' as const };

export const recipe: RecipePage = {
  ...card,
  glass: 'tumbler',
  ingredients: [
    { name: 'Munkh Tsas vodka', amount: 40, unit: 'ml', shopping: { pack: 700, variant: vodka } },
    { name: 'frozen blueberries', amount: 60, unit: 'g', shopping: { pack: 500, variant: blueberries } },
    { name: 'ice cubes', amount: 3, unit: 'piece', shopping: null },
    { name: 'pepper', amount: null, unit: 'piece', shopping: null },
  ],
  steps: ['Let the blueberries thaw.', 'Add the ice.'],
  tip: 'Pour it through a sieve.',
  others: [warmCard],
};

export const stockist: Stockist = {
  ...{ id: 1, code: 'tuv', name: 'Central store', address: '3 University Street', locale: 'en' },
  ...{ directions: 'East of the square.', phone: '+97677001234' },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '20:00' },
    { days: [6], opens: '11:00', closes: '19:00' },
  ],
  bottles: [{ name: 'Munkh Tsas', volume: 700 }],
};

export const answers = {
  ...answer(listBottles, { bottles: [bottle] }),
  ...answer(listRecipes, { recipes: [card, warmCard] }),
  ...answer(getRecipe, recipe, { slug: 'taiga-dusk' }),
  ...answer(listStockists, { stockists: [stockist] }),
};

/** The brand's own site. */
export const brandSite = {
  ...exampleSite,
  configs: {
    ...exampleSite.configs,
    code: 'munkh-tsas',
    age_gate: 'birth_date' as const,
    shop_origin: 'https://shop.example',
  },
};
