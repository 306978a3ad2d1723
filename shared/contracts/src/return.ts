import type { z } from 'zod';
import type * as schema from './return.schema';

/** A buyer's wish to give something back, and what became of it. */
export type ReturnAuthorization = z.infer<typeof schema.returnAuthorizationSchema>;
/** GET /orders/{number}/return_authorizations: what was asked for, and what can be. */
export type ReturnAuthorizations = z.infer<typeof schema.returnAuthorizationsSchema>;
/** Body of POST /orders/{number}/return_authorizations. */
export type RequestReturn = z.input<typeof schema.requestReturnSchema>;
/** What the staff see of them. */
export type StaffReturns = z.infer<typeof schema.staffReturnsSchema>;
