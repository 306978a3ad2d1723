import type { Menu, SiteConfig, SiteData, Store, Taxon, TaxonNode } from '@ortoo/contracts';
import { formatRange } from '@ortoo/i18n';
import { growTree, readBadges, readStores, readTaxons } from '../catalog/api';
import { readProvinces } from '../addresses/api';
import { findDeliveryChoices, usualHours } from '../delivery/api';
import { type Reader, textFor } from '../http/locale';
import type { Shop } from '../shop';
import type { MenuText } from './menus';
import { type Site, sites } from './sites';

const menuOf = (menu: MenuText, reader: Reader): Menu => ({
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

const configOf = (shop: Shop, site: Site, reader: Reader): SiteConfig => ({
  code: site.code,
  name: textFor(reader, site.name),
  logo: site.logo,
  theme: site.theme,
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
  shop_origin: site === sites[0] ? null : shop.hosts.originOf(sites[0].code),
  analytics: shop.analytics[site.code] ?? { kind: 'none' },
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
      main: site.header?.map(menu => menuOf(menu, reader)) ?? mainMenu(taxons),
      footer: site.footer.map(menu => menuOf(menu, reader)),
    },
    translation: {},
    notifications: site.notices.map(({ id, text, url }) => ({ id, text: textFor(reader, text), url })),
    configs: configOf(shop, site, reader),
    badges: Object.fromEntries(badges.map(badge => [String(badge.id), badge])),
    presets: { rails: site.rails.map(rail => ({ ...rail, title: textFor(reader, rail.title) })) },
    zones: requested.load_zones ? readProvinces(reader).map(({ code, name }) => ({ code, name })) : [],
    store_locations: stores.map(locationOf),
    delivery_hours: usualHours(choices),
    generated_at: shop.clock().toISOString(),
  };
};
