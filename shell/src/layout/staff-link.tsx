import { useStore } from '@nanostores/react';
import { useHref, useLocale } from '@ortoo/remote';
import { HeaderAction, ShieldCheckIcon } from '@ortoo/ui';
import { $gatedRemotes } from '../composition/gated.store';

/** The door to the remotes that only staff may have. What it says comes with them: nobody else is told that they exist. */
export const StaffLink = () => {
  const href = useHref();
  const locale = useLocale();
  const link = useStore($gatedRemotes).find(({ manifest }) => manifest.link)?.manifest.link;
  if (!link) return null;
  return <HeaderAction href={href(link.path)} icon={<ShieldCheckIcon />} label={link.label[locale] ?? link.label.mn} />;
};
