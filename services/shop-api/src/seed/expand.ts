import { locales } from '@ortoo/i18n';
import { colours } from './colours';
import type { Base, Family, Model, Pair } from './family';
import { variantsOf } from './expand-variants';
import { factsOf } from './facts';
import { picturesOf } from './pictures';
import type { SeedProduct, SeedSpecification, Translated } from './seed-shape';
import { stayOf } from './stays';
import { specLabels } from './vendors';
import { both } from './words';

const isSpec = (name: string): name is keyof typeof specLabels => name in specLabels;

const labelOf = (model: Model): Pair | undefined => {
  if (model.label) return model.label;
  return model.colour && [colours[model.colour].mn, colours[model.colour].en];
};

/** Mongolian and English carry the model's label; other locales describe the first model only. */
function textOf(base: Base, model: Model, index: number): SeedProduct['text'] {
  const label = labelOf(model);
  const text: SeedProduct['text'] = {};
  for (const locale of locales) {
    const localized = base[locale];
    const side = locale === 'mn' ? 0 : 1;
    const own = locale === 'mn' || locale === 'en';
    if (!localized || (!own && index > 0)) continue;
    text[locale] = {
      name: own && label ? `${localized[0]}, ${label[side]}` : localized[0],
      description: own && model.note ? `${localized[1]} ${model.note[side]}` : localized[1],
    };
  }
  return text;
}

function specificationsOf(family: Family, base: Base): SeedSpecification[] {
  return Object.entries({ ...family.specs, ...base.specs })
    .filter(([name]) => name !== 'amenities')
    .flatMap(([name, value]) => (isSpec(name) ? [{ name: both(specLabels[name]), value: both(value) }] : []));
}

const slugOf = (base: Base, model: Model): string =>
  [base.slug, model.key ?? model.colour].filter(part => part !== undefined).join('-');

export const salePrice = (price: number, percent: number): number =>
  Math.round((price * (100 - percent)) / 10_000) * 100;

const amenitiesOf = (family: Family, base: Base): Translated[] | undefined => {
  const amenities = base.specs?.amenities ?? family.specs?.amenities;
  const english = amenities?.[1].split(', ') ?? [];
  return amenities?.[0].split(', ').map((mn, at) => both([mn, english[at] ?? mn]));
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekdayOf = (model: Model | undefined): number => weekdays.indexOf(model?.label?.[1] ?? '');

/**
 * A museum's ticket is good for any day. An event takes place on the weekday that its model is named by; a ticket for
 * all of its days begins with the first.
 */
function eventOf(family: Family, base: Base, model: Model, index: number): Partial<SeedProduct> {
  if ((base.taxon ?? family.taxon) === 'tickets/museums') return { validDays: 90 };
  const [first] = base.models ?? [];
  const isWhole = weekdayOf(model) < 0 && weekdayOf(first) >= 0;
  const weekday = weekdayOf(isWhole ? first : model);
  const eventTime = model.starts ?? base.starts;
  return {
    eventIn: 6 + ((base.id / 10) % 7) * 5 + (isWhole ? 0 : index),
    ...(weekday >= 0 && { eventWeekday: weekday }),
    ...(eventTime && { eventTime }),
  };
}

function travelOf(family: Family, base: Base, model: Model, index: number): Partial<SeedProduct> {
  const place = base.specs?.address ?? base.specs?.venue;
  const where = place && { place: both(place) };
  const spread = (base.id / 10) % 7;
  switch (family.kind) {
    case 'trip': {
      const days = Number(/\d+/.exec(model.label?.[1] ?? '')?.[0] ?? 3);
      return { days, seats: 14, departuresIn: [5, 12, 26, 40].map(day => day + spread) };
    }
    case 'hotel':
      return {
        ...where,
        location: base.location,
        stars: base.stars,
        amenities: amenitiesOf(family, base),
        stay: stayOf(base.taxon ?? family.taxon),
      };
    case 'ticket':
      return { ...where, ...eventOf(family, base, model, index) };
    case 'coupon':
      return { ...where, validDays: 180 };
    default:
      return {};
  }
}

function product(family: Family, base: Base, model: Model, index: number): SeedProduct {
  const price = model.price ?? base.price;
  const sale = model.sale ?? base.sale;
  const [average, reviews] = base.rating ?? [0, 0];
  const id = base.id + index;
  return {
    id,
    slug: slugOf(base, model),
    kind: family.kind,
    text: textOf(base, model, index),
    taxon: base.taxon ?? family.taxon,
    vendor: base.vendor ?? family.vendor,
    brand: base.brand ?? family.brand,
    badges: base.badges,
    price,
    ...(sale && { sellingPrice: salePrice(price, sale.percent), sale: { startsIn: sale.from, endsIn: sale.to } }),
    availableIn: -(base.age ?? ((id * 37) % 400) + 1),
    alcohol: base.alcohol,
    ...(base.suggestion && { suggestion: true }),
    ...(model.colour && !base.colours && { colour: model.colour }),
    ...(base.preOrder !== undefined && { preOrderIn: base.preOrder }),
    ...(base.license && { license: base.license }),
    images: picturesOf(family.kind, id, base, model),
    specifications: specificationsOf(family, base),
    ...factsOf(base.slug),
    ...variantsOf({ id, base, model, price, percent: sale?.percent ?? 0 }),
    rating: reviews
      ? { average: Math.round((average - 0.1 * (index % 3)) * 10) / 10, count: Math.ceil(reviews / (index + 1)) }
      : undefined,
    ...travelOf(family, base, model, index),
  };
}

/** Every product of a family: one for each model of each base, or the base itself. */
export const productsOf = (family: Family): SeedProduct[] =>
  family.products.flatMap(base => (base.models ?? [{}]).map((model, index) => product(family, base, model, index)));
