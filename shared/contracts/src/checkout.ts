import type { z } from 'zod';
import type * as schema from './checkout.schema';

/** Body of POST /orders/{number or 0}/line_items. */
export type AddLineItem = z.input<typeof schema.addLineItemSchema>;
/** Body of POST /orders/{number or 0}/packages. */
export type AddPackage = z.input<typeof schema.addPackageSchema>;
export type AddressInput = z.input<typeof schema.addressInputSchema>;
/** Body of PUT /checkouts/{number}: saves the input, then advances one state when nothing blocks it. */
export type UpdateCheckout = z.input<typeof schema.updateCheckoutSchema>;
/** Body of POST /orders/{number}/payments/{id}/invoice. */
export type OpenInvoice = z.input<typeof schema.openInvoiceSchema>;
/** Body of PUT /checkouts/{order}/most_in_app. */
export type MostInApp = z.input<typeof schema.mostInAppSchema>;
export type Provinces = z.infer<typeof schema.provincesSchema>;
export type Districts = z.infer<typeof schema.districtsSchema>;
export type Subdistricts = z.infer<typeof schema.subdistrictsSchema>;
