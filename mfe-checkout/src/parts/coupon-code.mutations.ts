import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { moneyPaths, type ApplyCouponCode, type CouponResult, type RemoveCouponCode } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { withOrderUpdate } from './order-command';

const orderOf = async (result: Promise<CouponResult>) => (await result).order;

export const applyCouponCode = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (code: ApplyCouponCode) =>
      withOrderUpdate(orderOf(apiOf(client).shop.put<CouponResult>(moneyPaths.applyCouponCode(number), code))),
  });

export const removeCouponCode = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (coupon_code: string) =>
      withOrderUpdate(
        orderOf(
          apiOf(client).shop.put<CouponResult>(moneyPaths.removeCouponCode(number), {
            coupon_code,
          } satisfies RemoveCouponCode),
        ),
      ),
  });
