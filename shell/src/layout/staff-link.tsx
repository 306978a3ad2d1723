import { useStore } from '@nanostores/react';
import { useHref, useLocale } from '@ortoo/remote';
import { HeaderAction, ShieldCheckIcon } from '@ortoo/ui';
import { $gatedRemotes } from '../composition/gated.store';

/** The link to staff-only remotes. Its label comes with them, so that other visitors do not learn of them. */
export const StaffLink = () => {
  const href = useHref();
  const locale = useLocale();
  const link = useStore($gatedRemotes).find(({ manifest }) => manifest.link)?.manifest.link;
  if (!link) return null;
  return <HeaderAction href={href(link.path)} icon={<ShieldCheckIcon />} label={link.label[locale] ?? link.label.mn} />;
};
