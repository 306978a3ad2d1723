import { addressQuery, readStay, type StayState, stayParams } from './stay.rules';

export const hotelSorts = ['date_desc', 'price_asc', 'price_desc', 'name_asc'] as const;
export type HotelSort = (typeof hotelSorts)[number];

/** The list of hotels in its address. */
export interface HotelsState extends StayState {
  amenities: readonly string[];
  sort: HotelSort;
  page: number;
}

const isSort = (text: string | null): text is HotelSort => hotelSorts.some(sort => sort === text);

/** Invalid values count as absent. */
export const readHotels = (search: URLSearchParams): HotelsState => {
  const codes = search.getAll('amenities').flatMap(text => text.split(','));
  const sort = search.get('sort');
  const page = Number(search.get('page'));
  return {
    ...readStay(search),
    amenities: [...new Set(codes.filter(code => /^[a-z0-9-]{1,60}$/.test(code)))].sort().slice(0, 20),
    sort: isSort(sort) ? sort : 'date_desc',
    page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : 1,
  };
};

export const hotelsParams = (state: HotelsState) => ({
  ...stayParams(state),
  ...(state.amenities.length > 0 && { amenities: state.amenities.join(',') }),
  ...(state.sort !== 'date_desc' && { sort: state.sort }),
  ...(state.page > 1 && { page: state.page }),
});

export const writeHotels = (state: HotelsState): string => addressQuery(hotelsParams(state));

/** Any change except of the page returns to the first one. */
export const changedHotels = (state: HotelsState, change: Partial<HotelsState>): HotelsState => ({
  ...state,
  page: 1,
  ...change,
});

export const toggled = (codes: readonly string[], code: string): string[] =>
  codes.includes(code) ? codes.filter(other => other !== code) : [...codes, code].sort();
