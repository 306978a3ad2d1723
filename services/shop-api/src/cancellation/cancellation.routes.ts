import { presentOrder } from '../checkout/api';
import { implement, type Routes } from '../http/implement';
import { lockOwnOrder } from '../orders/api';
import { cancelOrder } from './cancel-order';

export const cancellationRoutes: Routes = (app, shop) => {
  implement(app, 'cancelOrder', async request => {
    const order = await cancelOrder(shop, lockOwnOrder(request, request.params.number));
    return presentOrder(shop, { order }, request.reader);
  });
};
