/** Limits of scanning, apart from those of shoppers' pages. */
export const scanLimits = {
  /** Scans that a device sends at once. */
  scansOfUpload: 50,
  /** Time in which a scanner can undo a scan. */
  scanUndoSeconds: 60,
} as const;
