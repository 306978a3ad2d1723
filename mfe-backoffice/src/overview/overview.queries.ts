import { keepPreviousData } from '@tanstack/react-query';
import type { SalesPeriod } from '@ortoo/contracts';
import { getFailingMethods, getLowStock, getStaffSales } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** Milliseconds after which figures are fetched again when the page is opened. */
const staleTime = 60_000;

const key = ['back-office', 'overview'] as const;

export const staffSalesQuery = (days: SalesPeriod) =>
  endpointQuery(
    [...key, 'sales', days],
    getStaffSales,
    { query: { days } },
    { staleTime, placeholderData: keepPreviousData },
  );

export const lowStockQuery = () => endpointQuery([...key, 'low-stock'], getLowStock, {}, { staleTime });

export const failingMethodsQuery = () =>
  endpointQuery([...key, 'failing-methods'], getFailingMethods, {}, { staleTime });
