import { mutationOptions } from '@tanstack/react-query';
import type { ChangedStaffPromotion, NewStaffPromotion, StaffPromotionTerms } from '@ortoo/contracts';
import { changeStaffPromotion, createStaffPromotion, previewStaffPromotion } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { promotionsKey } from './promotions.queries';

export const createPromotionMutation = mutationOptions({
  mutationFn: (body: NewStaffPromotion, { client }) => call(apiOf(client), createStaffPromotion, { body }),
  onSuccess: (_code, _body, _before, { client }) => void client.invalidateQueries({ queryKey: promotionsKey }),
});

export const changePromotionMutation = mutationOptions({
  mutationFn: ({ id, ...body }: ChangedStaffPromotion & { id: number }, { client }) =>
    call(apiOf(client), changeStaffPromotion, { params: { id }, body }),
  // After a conflict the detail shows what the other person has saved.
  onSettled: (_code, _error, _body, _before, { client }) => void client.invalidateQueries({ queryKey: promotionsKey }),
});

export const previewPromotionMutation = mutationOptions({
  mutationFn: (body: StaffPromotionTerms, { client }) => call(apiOf(client), previewStaffPromotion, { body }),
});
