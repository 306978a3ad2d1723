import type { SiteData } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { cardsQuery } from '../parts/cards.queries';
import { cardsOfRail, firstCards, isOfProducts, type ProductsRail } from '../parts/rails.rules';

/** The rail below an empty list: the site's first one of products. */
export const railInstead = ({ presets }: SiteData) => presets.rails.find(isOfProducts);

export const insteadQuery = (rail: ProductsRail, locale: Locale) => cardsQuery(cardsOfRail(rail, firstCards), locale);
