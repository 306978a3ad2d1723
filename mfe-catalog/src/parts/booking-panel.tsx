import type { Money, ProductKind } from '@ortoo/contracts';
import { lazyPart, type PageContext } from '@ortoo/remote';

const code = () => import(/* webpackChunkName: "booking-panels" */ '../travel/panels');

const LateStayPanel = lazyPart(async () => (await code()).StayPanel, { when: 'interaction' });
const LateTripPanel = lazyPart(async () => (await code()).TripPanel, { when: 'interaction' });

type HotelData = Awaited<ReturnType<typeof code>>['hotelData'];

let hotelData: HotelData | undefined;

/** Structured data of a hotel, in addition to that of a product; its code loads with the panel. */
export const bookingData = (product: Parameters<HotelData>[0] & Pick<Bookable, 'kind'>, href: string) =>
  product.kind === 'hotel' && hotelData ? [hotelData(product, href)] : [];

interface Bookable {
  slug: string;
  kind: ProductKind;
  variants: readonly { id: number; selling: Money }[];
}

/** Loads the panel of a hotel or a trip with its initial data. */
export const loadBookingPanel = async ({ kind, slug }: Bookable, context: PageContext): Promise<void> => {
  const { warmPanel, ...panels } = await code();
  ({ hotelData } = panels);
  await Promise.all([LateStayPanel.load(), LateTripPanel.load(), warmPanel(kind, slug, context)]);
};

export const BookingPanel = ({ product: { kind, slug, variants } }: { product: Bookable }) =>
  kind === 'hotel' ? <LateStayPanel slug={slug} /> : <LateTripPanel slug={slug} variants={variants} />;
