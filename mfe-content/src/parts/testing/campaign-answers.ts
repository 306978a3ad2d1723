import type { Campaign, CampaignCard, OwnDraw, OwnDraws, ProductCard } from '@ortoo/contracts';
import {
  getCampaign,
  getContactToken,
  listCampaigns,
  listDraws,
  listEntries,
  listOwnDraws,
} from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

const card: CampaignCard = {
  slug: 'ul-boots-week',
  kind: 'offer',
  title: '«Ул» гутал 15% хямд',
  summary: 'Хасах гучийн өглөө хөлөө бүү даараарай.',
  image: '/pictures/campaign-taiga_winter',
  image_alt: 'Цаст тайга',
  starts_at: '2026-11-17T16:00:00Z',
  ends_at: '2026-12-01T16:00:00Z',
  state: 'running',
  days_left: 10,
};

const product: ProductCard = {
  ...{ id: 1, slug: 'boots', sku: 'B', kind: 'goods', name: 'Эсгий гутал', vid: 10, variant_id: 10, alcohol: false },
  ...{ price: '189000.0', display_price: '189,000₮', selling_price: '160000.0', display_selling_price: '160,000₮' },
  ...{ currency: 'MNT', sale_percent: 15, average_rating: 0, total_reviews: 0, image: null, badges: [] },
  ...{ sale_start_at: null, sale_expire_at: null, available_on: '2026-11-01T00:00:00Z', total_on_hand: 3 },
  brand: { code: 'ul', name: 'Ул' },
  store: { vendor_id: 1, code: 'ul', name: 'Ул', logo: null },
  taxon: { id: 1, permalink: 'goods', name: 'Бараа' },
};

export const offer: Campaign = {
  ...card,
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Эсгийчид, гуталчид хамт хийдэг.' }] }],
  },
  terms: ['Сагсандаа кодоо оруулна.'],
  code: { code: 'UL15', name: '15 хувь' },
  products: [product],
  taxon: null,
  prizes: [],
  display_min_order: '0₮',
};

export const wheel: Campaign = {
  ...offer,
  ...{ slug: 'lucky-wheel', kind: 'wheel', title: 'Азын хүрд', code: null, products: [] },
  prizes: [
    { id: 1, name: '100 оноо', kind: 'points', weight: 900, left: null },
    { id: 2, name: '5,000₮', kind: 'credit', weight: 100, left: 3 },
  ],
};

export const jackpot: Campaign = {
  ...offer,
  ...{ slug: 'jackpot', kind: 'jackpot', title: 'Их хонжвор', code: null, products: [], display_min_order: '50,000₮' },
  prizes: [{ id: 3, name: '1,000,000₮', kind: 'credit', weight: 0, left: 1 }],
};

export const campaignList = [card, wheel, jackpot, { ...card, slug: 'ended', title: 'Зун', state: 'ended' as const }];

export const ownDraw: OwnDraw = {
  ...{ day: '2026-11-21', sequence: 1, nonce: '00', turn: 1, number: 4_000_000_000, entry: null },
  ...{ drawn_prize_id: 2, prize_id: 2, drawn_at: '2026-11-21T04:00:00Z', code: null, code_expires_at: null },
  prize: { name: '5,000₮', kind: 'credit' },
};

export const ownDraws: OwnDraws = {
  left: 1,
  next_at: '2026-11-21T16:00:00Z',
  blocked_by: null,
  draws: [],
  entries: [],
};

const nothingDrawn = { round: null, draws: [], next: null, days: [] };

/** Responses of the fake api for campaigns and the contact form. */
export const campaignAnswers = {
  ...answer(listCampaigns, { promotions: campaignList }),
  ...[offer, wheel, jackpot].reduce((all, one) => ({ ...all, ...answer(getCampaign, one, { slug: one.slug }) }), {}),
  ...answer(listOwnDraws, ownDraws, { slug: wheel.slug }),
  ...answer(listDraws, nothingDrawn, { slug: wheel.slug }),
  ...answer(listDraws, nothingDrawn, { slug: jackpot.slug }),
  ...answer(listEntries, { entries: [], next: null }, { slug: jackpot.slug }),
  ...answer(listOwnDraws, ownDraws, { slug: jackpot.slug }),
  ...answer(getContactToken, { token: '1.x' }),
};
