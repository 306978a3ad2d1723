/** Shape of the skeleton while a page's code or data loads. */
export type SkeletonKind = 'list' | 'detail' | 'form' | 'article' | 'workplace';

/** Access to a route. The server enforces it; the shell only avoids dead ends. */
export type RouteAccess = 'public' | 'signed-in' | 'staff';

/** One address a remote owns. */
export interface RouteDeclaration {
  /** `<remote>.<page>`, also the name of the page's chunk: `catalog.product`. */
  id: string;
  /** React Router pattern without the locale prefix: `/products/:slug`. */
  path: string;
  /** Rendered on the server as complete HTML. Personal pages start empty in the browser. */
  server: boolean;
  skeleton: SkeletonKind;
  /** The only site that has it, by code; there it wins over a route of every site. All sites when absent. */
  site?: string;
  /** `public` when absent. */
  access?: RouteAccess;
  /**
   * Minimum age in years that a visitor must confirm. The server enforces it: other visitors get the page's `Gate` and
   * no data that the page loads.
   */
  ageGate?: number;
  /**
   * `enclosed`: without search, menus and footer, for a task to be finished. `workplace`: nothing but the page, which
   * draws its own navigation and its own `<main id="content">`.
   */
  frame?: 'enclosed' | 'workplace';
}

/** A part that a remote offers to other pages. */
export interface SlotDeclaration {
  /** `<remote>.<part>`: `content.article-strip`. */
  id: string;
  /** Version of its properties; 1 when absent. A new version is a deliberate breaking change: see docs/gate.md. */
  version?: number;
}

/** Declaration of a remote, available before its code runs. Plain data. */
export interface RemoteManifest {
  id: string;
  /** Version of the contract between shell and remote. */
  contract: 1;
  /** The team to contact. */
  owner: string;
  routes: readonly RouteDeclaration[];
  slots: readonly SlotDeclaration[];
  /** Its files and its existence are visible to these roles only. Absent from the public plan. */
  gated?: 'staff';
  /** Its link in the header, for permitted users: a path of its own, and the label by locale. */
  link?: { path: string; label: Readonly<Record<'mn', string> & Partial<Record<string, string>>> };
}
