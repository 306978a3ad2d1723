/** What other modules may use of travel. */
export { type BookedLine, giveBackBookings, quoteBooking, takeBookings } from './bookings';
export { bookingText } from './booking-words';
export { dayIn } from './days.rules';
