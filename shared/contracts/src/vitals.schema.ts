import { z } from 'zod';

/** The plan of the page. */
const plan = z.string().regex(/^[a-f0-9]{12}$/);
const used = {
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  release: z.string().regex(/^[a-f0-9]{16}$/),
};
/** Ten minutes: no visitor waits longer, and one clock that jumped must not outweigh a thousand visitors. */
const milliseconds = z.number().nonnegative().max(600_000).optional();

export const failureReportSchema = z.object({
  plan,
  ...used,
  /** `load`: its code did not load or did not run; `late`: it timed out; `render`: it threw while rendering. */
  kind: z.enum(['load', 'late', 'render']),
  message: z.string().max(300),
});
/** Sent immediately when a release has failed and its fallback has replaced it. */
export type FailureReport = z.infer<typeof failureReportSchema>;

const usedReleaseSchema = z.object({
  ...used,
  /** Some of its code threw, or the release was given up. */
  failed: z.boolean(),
  /** Compressed bytes of its files that this view fetched over the network. */
  bytes: z.int().nonnegative().max(50_000_000).optional(),
  /** Milliseconds that this view waited for its files. */
  load: milliseconds,
  /** Largest contentful paint of a page of it, milliseconds. */
  lcp: milliseconds,
  /** Layout shift while a page of it was shown. */
  cls: z.number().nonnegative().max(100).optional(),
  /** Interaction to next paint while a page of it was shown, milliseconds. */
  inp: milliseconds,
});
/** Measures of one release on one page view. */
export type UsedRelease = z.infer<typeof usedReleaseSchema>;

export const beaconSchema = z.object({ plan, used: z.array(usedReleaseSchema).max(20) });
/** Sent when a page is left or hidden. Contains no visitor and no address. */
export type Beacon = z.infer<typeof beaconSchema>;
