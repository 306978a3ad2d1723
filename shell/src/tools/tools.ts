/** What a page offers those who make the shop, beside what everybody gets. */
export interface Tools {
  /** A release that this browser alone gets in the place of the live one. */
  override?: {
    remote: string;
    release: string;
    /** Another one may follow at any moment. */
    draft: boolean;
    /** ISO 8601. */
    expires: string;
  };
  /** Name each part of the page. */
  boundaries?: true;
}
