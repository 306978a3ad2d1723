/** Which grey shape stands in while a page's code or data is on its way. */
export type SkeletonKind = 'list' | 'detail' | 'form' | 'article';

/** Who may open a route. The server decides; the shell only spares the visitor a dead end. */
export type RouteAccess = 'public' | 'signed-in' | 'staff';

/** One address a remote owns. */
export interface RouteDeclaration {
  /** `<remote>.<page>`, also the name of the page's chunk: `catalog.product`. */
  id: string;
  /** React Router pattern without the locale prefix: `/products/:slug`. */
  path: string;
  /** Rendered on the server as complete HTML. Personal pages are not: they start empty in the browser. */
  server: boolean;
  skeleton: SkeletonKind;
  /** `public` when absent. */
  access?: RouteAccess;
  /**
   * Age in years that a visitor has to have confirmed. The server decides: to all others it gives the page's `Gate` and
   * nothing that the page loads.
   */
  ageGate?: number;
}

/** A part that a remote lends to other pages. */
export interface SlotDeclaration {
  /** `<remote>.<part>`: `content.article-strip`. */
  id: string;
  /** Of the properties that it takes; 1 when absent. A new version is a promise broken on purpose: see docs/gate.md. */
  version?: number;
}

/** What a remote says about itself before any of its code runs. Plain data. */
export interface RemoteManifest {
  id: string;
  /** Version of the contract between shell and remote that it was written for. */
  contract: 1;
  /** The team to call. */
  owner: string;
  routes: readonly RouteDeclaration[];
  slots: readonly SlotDeclaration[];
  /** Its files and its existence are for these roles only. Absent from the public plan. */
  gated?: 'staff';
  /** Its door in the header, for those who may have it: a path of its own, and what the door says by locale. */
  link?: { path: string; label: Readonly<Record<'mn', string> & Partial<Record<string, string>>> };
}
