import type { Counts, Measure } from './counts.rules';
import { momentsOf } from './histogram.rules';

/** Min number of views for a decision. */
const enough = { errors: 30, speed: 100 };

/**
 * Max probability of a difference by chance that still ends a canary. Small, for the test is repeated with every view,
 * and one false alarm is enough.
 */
const alpha = 1e-5;

/** The same for a difference of means, in standard deviations. */
const deviations = 4.26;

/** A smaller slowdown does not justify ending a canary, however certain it is. */
const slower = 1.1;

const logOfChoose = (() => {
  const logs = [0];
  const logFactorial = (n: number): number => {
    for (let next = logs.length; next <= n; next += 1) logs.push((logs[next - 1] ?? 0) + Math.log(next));
    return logs[n] ?? 0;
  };
  return (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
})();

/**
 * Fisher's exact test, one-sided: if both had the same share of failures, the probability of at least this number of
 * failures among the canary's views. Exact for small counts too, and for any number of stable views.
 */
export const chanceOf = (
  canary: Pick<Counts, 'views' | 'failed'>,
  stable: Pick<Counts, 'views' | 'failed'>,
): number => {
  const views = canary.views + stable.views;
  const failed = canary.failed + stable.failed;
  const all = logOfChoose(views, failed);
  let chance = 0;
  for (let met = canary.failed; met <= Math.min(failed, canary.views); met += 1) {
    if (failed - met > stable.views) continue;
    chance += Math.exp(logOfChoose(canary.views, met) + logOfChoose(stable.views, failed - met) - all);
  }
  return Math.min(chance, 1);
};

const percent = ({ failed, views }: Counts) =>
  `${((failed / Math.max(views, 1)) * 100).toFixed(2)} % of ${views} views`;

const errorsOf = (canary: Counts, stable: Counts): string | undefined => {
  if (canary.views < enough.errors || canary.failed === 0) return undefined;
  const chance = chanceOf(canary, stable);
  if (chance >= alpha) return undefined;
  return `it fails on ${percent(canary)}, the stable release on ${percent(stable)} (by chance: ${chance.toExponential(0)})`;
};

const slownessOf = (measure: Measure, canary: Counts, stable: Counts): string | undefined => {
  const now = momentsOf(canary.measured[measure] ?? {});
  const before = momentsOf(stable.measured[measure] ?? {});
  if (now.size < enough.speed || before.size < enough.speed) return undefined;
  const difference = now.mean - before.mean;
  const z = difference / Math.sqrt(now.variance / now.size + before.variance / before.size);
  if (z < deviations || difference < Math.log(slower)) return undefined;
  const text = ({ mean, size }: typeof now) => `${Math.round(Math.exp(mean))} ms in ${size} views`;
  const more = Math.round((Math.exp(difference) - 1) * 100);
  return `its ${measure.toUpperCase()} is ${more} % longer: ${text(now)}, the stable release's ${text(before)} (z ${z.toFixed(1)})`;
};

/**
 * Why a canary must end, by the reports of its visitors and the others in the same hours; undefined while it may
 * continue.
 */
export const reasonToHalt = (canary: Counts, stable: Counts): string | undefined =>
  errorsOf(canary, stable) ?? slownessOf('lcp', canary, stable) ?? slownessOf('inp', canary, stable);
