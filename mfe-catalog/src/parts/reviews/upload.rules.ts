/** Bytes of a form that have been sent, and all. */
export interface Upload {
  sent: number;
  total: number;
}

/** What has become of the visitor's last attempt to send. */
export type Sending =
  | { state: 'idle' | 'stopped' }
  | { state: 'running'; upload?: Upload }
  | { state: 'failed'; error: string };

/**
 * Bytes of each file that have been sent. A form sends its files one after another; what it has in addition counts as
 * sent first, so that no file is complete too early.
 */
export const sentOf = (sizes: readonly number[], { sent, total }: Upload): number[] => {
  const rest = total - sizes.reduce((sum, size) => sum + size, 0);
  let left = Math.max(0, sent - rest);
  return sizes.map(size => {
    const own = Math.min(size, left);
    left -= own;
    return own;
  });
};
