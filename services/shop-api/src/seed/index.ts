export { seedDatabase } from './load-seed';
export { seedOrders } from './orders/load-orders';
