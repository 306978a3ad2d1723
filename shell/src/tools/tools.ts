/** Developer features of a page. */
export interface Tools {
  /** A release that only this browser gets instead of the live one. */
  override?: {
    remote: string;
    release: string;
    /** A newer one may follow at any time. */
    draft: boolean;
    /** ISO 8601. */
    expires: string;
  };
  /** A draft of the site's configuration that only this browser gets. */
  preview?: {
    /** ISO 8601. */
    expires: string;
  };
  /** Label each part of the page. */
  boundaries?: true;
}
