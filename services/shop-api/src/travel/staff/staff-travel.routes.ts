import type { FastifyRequest } from 'fastify';
import { implement, type Routes } from '../../http/implement';
import { changeDeparture, changeNights, changeRates, readTravel } from './staff-travel';

type TravelCall = FastifyRequest & { params: { id: number }; query: { month: string } };

const requestOf = ({ params: { id }, query: { month }, viewer: { vendorId }, reader }: TravelCall) => ({
  ...{ id, month, vendorId, reader },
});

/** Nights of hotels and departures of trips, managed by the staff. */
export const staffTravelRoutes: Routes = (app, shop) => {
  implement(app, 'getStaffTravel', request => readTravel(shop, shop.db, requestOf(request)));

  implement(app, 'changeStaffNights', request => changeNights(shop, request, requestOf(request), request.body));

  implement(app, 'changeStaffRates', request => changeRates(shop, request, requestOf(request), request.body));

  implement(app, 'changeStaffDeparture', request => changeDeparture(shop, request, requestOf(request), request.body));
};
