import {
  listStaffCoupons,
  listStaffMembers,
  listStaffOrders,
  listStaffProducts,
  listStaffPromotions,
  listStaffPublications,
  listStaffQuotes,
  listStaffReturns,
  listStatementEntries,
  listWalletOwners,
} from '@ortoo/contracts/endpoints';
import type { Right } from '@ortoo/contracts';
import { call, type Api } from '@ortoo/http';
import { formatPhone } from '@ortoo/i18n';

/** Something that the palette has found. */
export interface PaletteItem {
  id: string;
  label: string;
  /** Tells it from others of the same name. */
  text?: string;
  /** Without the locale prefix. */
  path: string;
}

/** One kind of thing that the palette can find. */
export interface PaletteSource {
  id: string;
  /** Key of the group's name. */
  label: string;
  right: Right;
  /** Whether a text can be one: a source that would find nothing is not called. */
  accepts: (text: string) => boolean;
  find: (api: Api, text: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;
}

/** Results of one source. */
const limit = 5;

const coupons: PaletteSource = {
  id: 'coupons',
  label: 'places.coupons',
  right: 'scan',
  accepts: text => text.length >= 3,
  find: async (api, text, signal) => {
    const { coupons: found } = await call(api, listStaffCoupons, { query: { q: text, per_page: limit }, signal });
    return found.map(({ number, name, buyer_name }) => ({
      id: number,
      label: number,
      text: [name, buyer_name].filter(Boolean).join(' · '),
      path: `/backoffice/coupons?open=${encodeURIComponent(number)}`,
    }));
  },
};

const orders: PaletteSource = {
  id: 'orders',
  label: 'places.orders',
  right: 'orders',
  accepts: text => text.length >= 3,
  find: async (api, text, signal) => {
    const { orders: found } = await call(api, listStaffOrders, { query: { q: text, per_page: limit }, signal });
    return found.map(({ number, buyer }) => ({
      id: number,
      label: number,
      text: [buyer.name, buyer.phone && formatPhone(buyer.phone)].filter(Boolean).join(' · '),
      path: `/backoffice/orders/${number}`,
    }));
  },
};

const products: PaletteSource = {
  id: 'products',
  label: 'places.products',
  right: 'catalogue',
  accepts: text => text.length >= 3,
  find: async (api, text, signal) => {
    const { products: found } = await call(api, listStaffProducts, { query: { q: text, per_page: limit }, signal });
    return found.map(({ id, name, sku, vendor }) => ({
      id: String(id),
      label: name,
      text: [sku, vendor].join(' · '),
      path: `/backoffice/products/${id}`,
    }));
  },
};

const wallets: PaletteSource = {
  id: 'wallets',
  label: 'places.wallets',
  right: 'money',
  accepts: text => text.length >= 3 && !/^r\d/i.test(text),
  find: async (api, text, signal) => {
    const { owners } = await call(api, listWalletOwners, { query: { q: text, per_page: limit }, signal });
    return owners.map(({ id, name, phone, email }) => ({
      id: String(id),
      label: name || email || (phone ? formatPhone(phone) : ''),
      text: [phone && formatPhone(phone), email].filter(Boolean).join(' · '),
      path: `/backoffice/wallets?open=${id}`,
    }));
  },
};

/** Address of a row that is open in its list, which is narrowed to it. */
const inList = (path: string, query: Record<string, string>): string =>
  `/backoffice/${path}?${String(new URLSearchParams(query))}`;

const quotes: PaletteSource = {
  id: 'quotes',
  label: 'places.quotes',
  right: 'orders',
  accepts: text => text.length >= 3,
  find: async (api, text, signal) => {
    const query = { q: text, state: 'all', per_page: limit } as const;
    const { quotes: found } = await call(api, listStaffQuotes, { query, signal });
    return found.map(({ id, number, state, customer, phone }) => ({
      id: String(id),
      label: number,
      text: [customer, formatPhone(phone)].filter(Boolean).join(' · '),
      path: inList('quotes', { ...(state !== 'open' && { state }), q: number, open: String(id) }),
    }));
  },
};

const returns: PaletteSource = {
  id: 'returns',
  label: 'places.returns',
  right: 'orders',
  accepts: text => /^(ra?)?\d{3,}$/i.test(text),
  find: async (api, text, signal) => {
    const query = { q: text, per_page: limit };
    const { return_authorizations: found } = await call(api, listStaffReturns, { query, signal });
    return found.map(({ id, number, order_number, return_items }) => ({
      id: String(id),
      label: number,
      text: [order_number, ...return_items.map(({ name }) => name)].join(' · '),
      path: inList('returns', { q: number, open: String(id) }),
    }));
  },
};

const transfers: PaletteSource = {
  id: 'transfers',
  label: 'places.transfers',
  right: 'money',
  accepts: text => text.length >= 3,
  find: async (api, text, signal) => {
    const query = { q: text, state: 'all', per_page: limit } as const;
    const { entries } = await call(api, listStatementEntries, { query, signal });
    return entries.map(({ id, payer, remittance, order_number }) => ({
      id: String(id),
      label: payer || remittance || String(id),
      text: [order_number, payer && remittance].filter(Boolean).join(' · '),
      path: inList('transfers', { state: 'all', open: String(id) }),
    }));
  },
};

const promotions: PaletteSource = {
  id: 'promotions',
  label: 'places.promotions',
  right: 'promotions',
  accepts: text => text.length >= 2,
  find: async (api, text, signal) => {
    const query = { q: text, per_page: limit };
    const { promotions: found } = await call(api, listStaffPromotions, { query, signal });
    return found.map(({ id, code, name }) => ({
      id: String(id),
      label: code,
      text: name.mn,
      path: inList('promotions', { open: String(id) }),
    }));
  },
};

const publications: PaletteSource = {
  id: 'publications',
  label: 'places.publications',
  right: 'content',
  accepts: text => text.length >= 3,
  find: async (api, text, signal) => {
    const query = { q: text, state: 'all', per_page: limit } as const;
    const { publications: found } = await call(api, listStaffPublications, { query, signal });
    return found.map(({ id, title, writer, state }) => ({
      id: String(id),
      label: title || writer,
      text: title && writer,
      path: inList('publications', { ...(state !== 'submitted' && { state }), q: title || writer, open: String(id) }),
    }));
  },
};

const staff: PaletteSource = {
  id: 'staff',
  label: 'places.staff',
  right: 'people',
  accepts: text => text.length >= 2,
  find: async (api, text, signal) => {
    const { members } = await call(api, listStaffMembers, { query: { q: text, per_page: limit }, signal });
    return members.map(({ id, name, email, phone }) => ({
      id: String(id),
      label: name || email || (phone ? formatPhone(phone) : String(id)),
      text: [name && email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
      path: inList('staff', { q: email ?? phone ?? name, open: String(id) }),
    }));
  },
};

/** What the palette searches besides the places; a noun adds its own. */
export const paletteSources: readonly PaletteSource[] = [
  orders,
  coupons,
  products,
  wallets,
  quotes,
  returns,
  transfers,
  promotions,
  publications,
  staff,
];
