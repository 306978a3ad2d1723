import { z } from 'zod';

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
  kind: z.enum(['load', 'late', 'render']),
  message: z.string().max(300),
});

export const beaconSchema = z.object({
  plan,
  used: z
    .array(
      z.object({
        ...used,
        failed: z.boolean(),
        bytes: z.int().nonnegative().max(50_000_000).optional(),
        load: milliseconds,
        lcp: milliseconds,
        cls: z.number().nonnegative().max(100).optional(),
        inp: milliseconds,
      }),
    )
    .max(20),
});
