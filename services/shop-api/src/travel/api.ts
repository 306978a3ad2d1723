/** Public interface of the travel module. */
export { type BookedLine, type BookingOutcome, giveBackBookings, quoteBooking, takeBookings } from './bookings';
export { bookingText } from './booking-text';
export { dayIn } from './days.rules';
