import { presentOrder } from '../checkout/api';
import { implement, type Routes } from '../http/implement';
import { findOwnOrder, lockOwnOrder } from '../orders/api';
import { addPackage, addToCart, changeLine, emptyCart, removeLine } from './cart';
import { cartIn } from './cart-in';

export const cartRoutes: Routes = (app, shop) => {
  const cartOf = cartIn(shop);

  implement(app, 'getCurrentOrder', async request => {
    const order = await findOwnOrder(shop.db, request, '0');
    return order ? presentOrder(shop, { order }, request.reader) : null;
  });

  implement(app, 'addLineItem', async request => {
    const changed = await addToCart(shop, cartOf(request, request.params.number), request.body);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'addPackage', async request => {
    const changed = await addPackage(shop, cartOf(request, request.params.number), request.body);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'changeLineItem', async request => {
    const { number, id } = request.params;
    const changed = await changeLine(shop, lockOwnOrder(request, number), id, request.body);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'removeLineItem', async request => {
    const { number, id } = request.params;
    const changed = await removeLine(shop, lockOwnOrder(request, number), id);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'emptyOrder', async request => {
    const changed = await emptyCart(shop, lockOwnOrder(request, request.params.number));
    return presentOrder(shop, changed, request.reader);
  });
};
