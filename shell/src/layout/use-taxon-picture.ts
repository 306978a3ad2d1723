import type { Menu } from '@ortoo/contracts';
import { useSite } from '@ortoo/remote';

/** Picture of the category that a menu leads to. */
export const useTaxonPicture = ({ url }: Menu): string | undefined =>
  useSite().taxons.find(({ permalink, depth }) => depth === 0 && `/t/${permalink}` === url)?.image ?? undefined;
