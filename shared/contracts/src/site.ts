import type { z } from 'zod';
import type * as schema from './site.schema';

/** A site's data that does not depend on the visitor, in the reader's language. */
export type SiteData = z.infer<typeof schema.siteDataSchema>;
export type Analytics = z.infer<typeof schema.analyticsSchema>;
export type SiteConfig = z.infer<typeof schema.siteConfigSchema>;
export type Menu = schema.Menu;
export type Rail = z.infer<typeof schema.railSchema>;
