/** What other modules may use of travel. */
export { type BookedLine, giveBackBookings, quoteBooking, takeBookings } from './bookings';
export { bookingText } from './booking-text';
export { dayIn } from './days.rules';
