import { limits, type Stay, type StayPrice } from '@ortoo/contracts';

/** A stay in an address: its dates may be absent. */
export interface StayState {
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
  /** Ages. */
  children: readonly number[];
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const within = (text: string | null, max: number, otherwise: number): number => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= max ? value : otherwise;
};

export const defaultAdults = 2;

/** Reads `?check_in=…&check_out=…&rooms=1&adults=2&children=4,9`; invalid values count as absent. */
export const readStay = (search: URLSearchParams): StayState => {
  const [from, to] = [search.get('check_in'), search.get('check_out')];
  const ages = search
    .getAll('children')
    .flatMap(text => text.split(','))
    .filter(age => /^(\d|1[0-7])$/.test(age))
    .map(Number);
  return {
    checkIn: isDay(from) ? from : '',
    checkOut: isDay(to) ? to : '',
    rooms: within(search.get('rooms'), limits.stayRooms, 1),
    adults: within(search.get('adults'), limits.stayGuests, defaultAdults),
    children: ages.slice(0, limits.stayGuests),
  };
};

/** Values other than defaults, for the query of an address or a call. */
export const stayParams = ({ checkIn, checkOut, rooms, adults, children }: StayState) => ({
  ...(checkIn && { check_in: checkIn }),
  ...(checkOut && { check_out: checkOut }),
  ...(rooms !== 1 && { rooms }),
  ...(adults !== defaultAdults && { adults }),
  ...(children.length > 0 && { children: children.join(',') }),
});

/** The fields of the stay only. */
export const onlyStay = ({ checkIn, checkOut, rooms, adults, children }: StayState): StayState => ({
  checkIn,
  checkOut,
  rooms,
  adults,
  children,
});

export const hasDates = ({ checkIn, checkOut }: StayState): boolean => checkIn !== '' && checkOut !== '';

export const toStay = ({ checkIn, checkOut, rooms, adults, children }: StayState): Omit<Stay, 'kind'> => ({
  check_in: checkIn,
  check_out: checkOut,
  rooms,
  adults,
  children: [...children],
});

const day = 86_400_000;

export const nextDay = (date: string): string => new Date(Date.parse(date) + day).toISOString().slice(0, 10);

/** Sets the arrival date, and moves the departure date when it would be earlier. */
export const withCheckIn = (stay: StayState, checkIn: string): StayState => ({
  ...stay,
  checkIn,
  checkOut: checkIn && stay.checkOut && stay.checkOut <= checkIn ? nextDay(checkIn) : stay.checkOut,
});

/** Sets the number of children; new ones get an age to which every rule of a hotel applies. */
export const withChildren = (stay: StayState, count: number): StayState => ({
  ...stay,
  children: Array.from({ length: count }, (_, at) => stay.children[at] ?? 7),
});

export const withAge = (stay: StayState, child: number, age: number): StayState => ({
  ...stay,
  children: stay.children.map((known, at) => (at === child ? age : known)),
});

type Night = StayPrice['nights'][number];

export interface NightGroup extends Pick<Night, 'price' | 'display_price' | 'weekend' | 'season'> {
  count: number;
}

/** Nights grouped by price and reason. */
export const groupNights = (nights: readonly Night[]): NightGroup[] => {
  const groups = new Map<string, NightGroup>();
  for (const { price, display_price, weekend, season } of nights) {
    const key = [price, weekend, season].join('|');
    const group = groups.get(key) ?? { price, display_price, weekend, season, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
};

export const nightsOf = ({ checkIn, checkOut }: Pick<StayState, 'checkIn' | 'checkOut'>): number =>
  Math.max(0, Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / day));

/** Values as the query of an address, or empty. */
export const addressQuery = (values: object): string => {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
};

/** The stay as the query of another page, or empty. */
export const stayQuery = (stay: StayState): string => addressQuery(stayParams(stay));
