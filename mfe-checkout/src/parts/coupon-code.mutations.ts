import type { ApplyCouponCode, CouponResult } from '@ortoo/contracts';
import { applyCouponCode, removeCouponCode } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { withOrderUpdate } from './order-command';

const orderOf = async (result: Promise<CouponResult>) => (await result).order;

export const applyCouponCodeMutation = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (body: ApplyCouponCode) =>
      withOrderUpdate(orderOf(call(apiOf(client), applyCouponCode, { params: { number }, body }))),
  });

export const removeCouponCodeMutation = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (coupon_code: string) =>
      withOrderUpdate(orderOf(call(apiOf(client), removeCouponCode, { params: { number }, body: { coupon_code } }))),
  });
