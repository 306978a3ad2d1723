import type { Money, ProductKind } from '@ortoo/contracts';
import type { PageContext } from '@ortoo/remote';
import { latePart } from './late-part';

const code = () => import(/* webpackChunkName: "booking-panels" */ '../travel/panels');

const late = latePart(async () => (await code()).panels);
const LateStayPanel = late.part('StayPanel');
const LateTripPanel = late.part('TripPanel');

interface Bookable {
  slug: string;
  kind: ProductKind;
  variants: readonly { id: number; selling: Money }[];
}

/** Loads the panel of a hotel or a trip with its initial data. */
export const loadBookingPanel = async ({ kind, slug }: Bookable, context: PageContext): Promise<void> => {
  await late.load();
  await (await code()).warmPanel(kind, slug, context);
};

export const BookingPanel = ({ product: { kind, slug, variants } }: { product: Bookable }) =>
  kind === 'hotel' ? <LateStayPanel slug={slug} /> : <LateTripPanel slug={slug} variants={variants} />;
