import { useStore } from '@nanostores/react';
import { useHref, useMessages } from '@ortoo/remote';
import { HeaderAction, ShieldCheckIcon } from '@ortoo/ui';
import { $gatedRemotes } from '../composition/gated.store';

/** The door to the remotes that only staff may have. */
export const StaffLink = () => {
  const t = useMessages();
  const href = useHref();
  // Said before it is known whether it shows: what the server's page has said is there when the page is taken over.
  const label = t('staff.link');
  const route = useStore($gatedRemotes)[0]?.manifest.routes[0];
  if (!route) return null;
  return <HeaderAction href={href(route.path)} icon={<ShieldCheckIcon />} label={label} />;
};
