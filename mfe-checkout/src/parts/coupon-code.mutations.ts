import type { ApplyCouponCode, CouponResult } from '@ortoo/contracts';
import { applyCouponCode, removeCouponCode } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { withOrderUpdate } from './order-command';

const orderOf = async (result: Promise<CouponResult>) => (await result).order;

export const applyCouponCodeMutation = (number: string) =>
  mutationOptions({
    mutationFn: (body: ApplyCouponCode, { client }) =>
      withOrderUpdate(orderOf(call(apiOf(client), applyCouponCode, { params: { number }, body }))),
  });

export const removeCouponCodeMutation = (number: string) =>
  mutationOptions({
    mutationFn: (coupon_code: string, { client }) =>
      withOrderUpdate(orderOf(call(apiOf(client), removeCouponCode, { params: { number }, body: { coupon_code } }))),
  });
