import {
  listRouletteDraws,
  listRouletteLocations,
  listRouletteNumbers,
  listRouletteProducts,
  listRouletteStocks,
  listRouletteUsers,
} from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** Common key prefix, to invalidate all of the roulette. */
export const rouletteKey = ['back-office', 'roulette'] as const;

export const locationsQuery = () => endpointQuery([...rouletteKey, 'locations'], listRouletteLocations);

export const rouletteProductsQuery = () => endpointQuery([...rouletteKey, 'products'], listRouletteProducts);

export const stocksQuery = (location_id: number) =>
  endpointQuery([...rouletteKey, 'stocks', location_id], listRouletteStocks, { query: { location_id } });

export const drawsQuery = (location_id: number) =>
  endpointQuery([...rouletteKey, 'draws', location_id], listRouletteDraws, { query: { location_id } });

/** Numbers of a location, the last first. */
export const numbersQuery = (location_id: number, page: number) =>
  endpointQuery(
    [...rouletteKey, 'numbers', location_id, page],
    listRouletteNumbers,
    { query: { location_id, page, per_page: 20 } },
    { placeholderData: keepPreviousData },
  );

/** Participants of all locations, those who came last first. */
export const participantsQuery = (q: string, page: number) =>
  endpointQuery(
    [...rouletteKey, 'participants', q, page],
    listRouletteUsers,
    { query: { q, page, per_page: 20 } },
    { placeholderData: keepPreviousData },
  );
