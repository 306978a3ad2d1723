import type { ProductKind } from '@ortoo/contracts';
import { picturesOfChoices } from './expand-variants';
import type { Base, Model } from './family';

const next: Readonly<Record<string, string>> = {
  dawn: 'day',
  day: 'gold',
  gold: 'dusk',
  dusk: 'night',
  night: 'dawn',
  winter: 'winter',
};

/** The same place at another hour, as this product's own composition. */
const atAnotherHour = (name: string, suffix: string): string => {
  const [place = '', light = ''] = name.split('_');
  return `${place}_${next[light] ?? light}_${suffix}`;
};

const isRoom = (name: string): boolean => name.startsWith('room-');

/** At least four views of what a trip passes. */
const viewsOfTrip = (listed: readonly string[], id: number): string[] => [
  ...listed.map(name => `${name}_${id}`),
  ...listed.slice(0, Math.max(0, 4 - listed.length)).map((name, at) => atAnotherHour(name, `${id}-${at}`)),
];

/** The house, all its rooms, a bathroom and the view. */
const viewsOfHotel = (listed: readonly string[], base: Base, id: number): string[] => {
  const [, colour = 'sand'] = listed.find(isRoom)?.split('_') ?? [];
  const view = [...listed].reverse().find(name => !isRoom(name)) ?? 'steppe-gers_gold';
  const rooms = picturesOfChoices(base).filter(name => name !== undefined);
  return [...[...new Set([...listed, ...rooms])].map(name => `${name}_${id}`), `room-bath_${colour}_${id}`, atAnotherHour(view, `${id}-view`)];
};

const viewsOfCoupon = (printed: string, id: number): string[] => {
  const scene = printed.slice('coupon_'.length);
  return [printed, `${scene}_${id}`, atAnotherHour(scene, `${id}-view`)];
};

const museumRooms = ['cream', 'sand', 'brown'];

const viewsOfVenue = (name: string): string[] => {
  if (name.startsWith('stage-')) return [name, `${name}_near`, `coupon_${name}`];
  const [venue = '', variant = ''] = name.split('_');
  if (venue === 'museum') return [name, ...museumRooms.map(room => `museum_${room}`).filter(room => room !== name)];
  const later = next[variant] ?? variant;
  return [name, `${venue}_${later}`, `${venue}_${next[later] ?? later}`];
};

/** A thing on its stand, from its other side, from close by and in use. */
const viewsOfThing = (listed: readonly string[]): string[] => {
  const [name = '', colour = ''] = listed[0]?.split('_') ?? [];
  return [...listed, ...['side', 'detail', 'use'].map(view => `${name}_${colour}_${view}`)];
};

/** The pictures of a product: names of originals, which are their recipes. */
export const picturesOf = (kind: ProductKind, id: number, base: Base, model: Model): readonly string[] => {
  const own = base.icon && `${base.icon}_${model.colour ?? 'sand'}_${base.look ?? 'a'}`;
  const listed = model.pictures ?? base.pictures ?? (own ? [own] : []);
  const [first] = listed;
  if (first === undefined) return [];
  if (/_[a-e]$/.test(first)) return viewsOfThing(listed);
  if (kind === 'trip') return viewsOfTrip(listed, id);
  if (kind === 'hotel') return viewsOfHotel(listed, base, id);
  return first.startsWith('coupon_') ? viewsOfCoupon(first, id) : viewsOfVenue(first);
};
