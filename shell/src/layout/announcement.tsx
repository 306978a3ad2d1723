import { useStore } from '@nanostores/react';
import { $announcement } from '../navigation/announcement.store';

/** Tells screen readers the title of each page that a navigation leads to. */
export const Announcement = () => {
  const page = useStore($announcement);
  return (
    <p className="visually-hidden" aria-live="polite" data-announcement>
      {page && <span key={page.address}>{page.title}</span>}
    </p>
  );
};
