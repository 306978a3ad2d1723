/** What the script of a customer SDK puts at `window.customerSdk`. */
export interface CustomerSdk {
  /** Whether this browser's customer is signed in at the third party, or a promise of it. Others are no answers. */
  isLoggedIn: () => unknown;
  /** Ends that session. */
  logout: () => unknown;
}
