import type { Menu, SiteConfig, SiteData, Store, Taxon, TaxonNode } from '@ortoo/contracts';
import { formatRange } from '@ortoo/i18n';
import { growTree, readBadges, readStores, readTaxons } from '../catalog/api';
import { readProvinces } from '../addresses/api';
import { findDeliveryChoices, usualHours } from '../delivery/api';
import { type Reader, textFor } from '../http/locale';
import type { Shop } from '../shop';
import type { MenuText } from './menus';
import { sitesOf } from './sites/site-directory';
import { styleOf } from './sites/site-style.rules';
import type { Site } from './site-shapes';

const menuOf = (menu: Pick<MenuText, 'title' | 'url' | 'children'>, reader: Reader): Menu => ({
  title: textFor(reader, menu.title),
  url: menu.url,
  icon: null,
  children: menu.children.map(child => menuOf(child, reader)),
});

const menuOfTaxon = (taxon: TaxonNode, depth: number): Menu => ({
  title: taxon.n,
  url: `/t/${taxon.permalink}`,
  icon: taxon.icon,
  children: depth > 1 ? taxon.children.map(child => menuOfTaxon(child, depth - 1)) : [],
});

const mainMenu = (taxons: readonly Taxon[]): Menu[] => growTree(taxons).map(taxon => menuOfTaxon(taxon, 3));

/** Origin of the combined shop, for the other sites. */
const shopOriginOf = ({ db, hosts }: Pick<Shop, 'db' | 'hosts'>, site: Site): string | null => {
  const [first] = sitesOf(db).all();
  return site.code === first.code ? null : hosts.originOf(first.code);
};

const configOf = (shop: Shop, site: Site, reader: Reader): SiteConfig => ({
  code: site.code,
  name: textFor(reader, site.name),
  logo: site.logo,
  theme: site.theme.base,
  style: styleOf(site),
  default_locale: site.default_locale,
  locales: site.locales,
  products_per_page: site.products_per_page,
  guest_checkout: site.guest_checkout,
  currency: site.currency,
  time_zone: site.time_zone,
  phone: site.phone,
  email: site.email,
  address: textFor(reader, site.address),
  opening_hours: textFor(reader, site.opening_hours),
  about: textFor(reader, site.about),
  payment_marks: site.payment_marks,
  social: site.social,
  features: site.features,
  age_gate: site.age_gate,
  shop_origin: shopOriginOf(shop, site),
  push: site.push,
  ...(site.push_sdk && { push_sdk: site.push_sdk }),
  analytics: shop.analytics[site.code] ?? site.analytics,
  ...(site.customer_sdk && { customer_sdk: site.customer_sdk }),
});

const heroOf = ({ hero }: Site, reader: Reader): SiteData['presets']['hero'] => ({
  headline: textFor(reader, hero.headline),
  kicker: textFor(reader, hero.kicker),
  title: textFor(reader, hero.title),
  text: textFor(reader, hero.text),
  image: hero.image,
  actions: hero.actions.map(({ title, url }) => ({ title: textFor(reader, title), url })),
});

const locationOf = ({ id, name, address, hours, phone }: Store): SiteData['store_locations'][number] => ({
  id,
  name,
  address,
  hours: [...new Set(hours.map(({ opens, closes }) => formatRange(opens, closes)))].join(', '),
  phone,
});

interface SiteDataRequest {
  load_zones: boolean;
  load_store_locations: boolean;
}

export const readSiteData = async (
  shop: Shop,
  site: Site,
  requested: SiteDataRequest,
  reader: Reader,
): Promise<SiteData> => {
  const [taxons, badges, choices, stores] = await Promise.all([
    readTaxons(shop, reader),
    readBadges(shop, reader),
    findDeliveryChoices(shop.db),
    requested.load_store_locations ? readStores(shop, reader) : [],
  ]);
  return {
    taxons,
    menus: {
      main: site.main_menu?.map(menu => menuOf(menu, reader)) ?? mainMenu(taxons),
      footer: site.footer.map(menu => menuOf(menu, reader)),
    },
    translation: {},
    notifications: site.notices.map(({ id, text, url }) => ({ id, text: textFor(reader, text), url })),
    configs: configOf(shop, site, reader),
    badges: Object.fromEntries(badges.map(badge => [String(badge.id), badge])),
    presets: {
      rails: site.rails.map(rail => ({ ...rail, title: textFor(reader, rail.title) })),
      hero: heroOf(site, reader),
    },
    zones: requested.load_zones ? readProvinces(reader).map(({ code, name }) => ({ code, name })) : [],
    store_locations: stores.map(locationOf),
    delivery_hours: usualHours(choices.filter(({ kind }) => site.delivery?.includes(kind) ?? true)),
    generated_at: shop.clock().toISOString(),
  };
};
