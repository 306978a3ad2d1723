import type { z } from 'zod';
import type * as schema from './site.schema';

/** A site's data that does not depend on the visitor, in the reader's language. */
export type SiteData = Omit<z.infer<typeof schema.siteDataSchema>, 'menus'> & {
  menus: { main: Menu[]; footer: Menu[] };
};
export type Analytics = z.infer<typeof schema.analyticsSchema>;
export type SiteConfig = z.infer<typeof schema.siteConfigSchema>;
export type Menu = {
  title: string;
  url: string | null;
  icon: string | null;
  children: Menu[];
};
export type Rail = z.infer<typeof schema.railSchema>;
export type SiteDataQuery = z.input<typeof schema.siteDataQuerySchema>;
