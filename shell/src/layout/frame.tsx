import type { ReactNode } from 'react';

/** What surrounds every page. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header>Ortoo</header>
    <main id="content">{children}</main>
  </>
);
