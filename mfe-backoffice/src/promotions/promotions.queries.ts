import { keepPreviousData } from '@tanstack/react-query';
import { getStaffPromotion, listBrands, listStaffPromotions } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import type { ListControl } from '../parts/use-list';
import type { promotionList } from './promotions.list';

/** Common key prefix, to invalidate codes after a change. */
export const promotionsKey = ['back-office', 'promotions'] as const;

export const staffPromotionsQuery = (query: ListControl<typeof promotionList>['query']) =>
  endpointQuery([...promotionsKey, query], listStaffPromotions, { query }, { placeholderData: keepPreviousData });

export const staffPromotionQuery = (id: number) =>
  endpointQuery([...promotionsKey, 'one', id], getStaffPromotion, { params: { id } });

/** Brands that a code can be for. */
export const brandChoicesQuery = () =>
  endpointQuery(['back-office', 'brand-choices'], listBrands, {}, { staleTime: Infinity });
