import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'brandsite.home': () => import(/* webpackChunkName: "brandsite.home" */ './home/home.page'),
    'brandsite.section': () => import(/* webpackChunkName: "brandsite.section" */ './home/section.page'),
    'brandsite.story': () => import(/* webpackChunkName: "brandsite.story" */ './story/story.page'),
    'brandsite.product': () => import(/* webpackChunkName: "brandsite.product" */ './product/product.page'),
    'brandsite.recipes': () => import(/* webpackChunkName: "brandsite.recipes" */ './recipes/recipes.page'),
    'brandsite.recipe': () => import(/* webpackChunkName: "brandsite.recipe" */ './recipes/recipe.page'),
    'brandsite.stockists': () => import(/* webpackChunkName: "brandsite.stockists" */ './stockists/stockists.page'),
  },
  slots: {
    'brandsite.teaser': () => import(/* webpackChunkName: "brandsite.teaser" */ './slots/teaser'),
  },
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ `./messages/${locale}`),
});
