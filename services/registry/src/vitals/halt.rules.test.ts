import fc from 'fast-check';
import { addView, noCounts, type Counts } from './counts.rules';
import { randomOf } from '../testing/random';
import { chanceOf, reasonToHalt } from './halt.rules';

interface Behaviour {
  /** Share of failing views. */
  failing: number;
  /** Median of the largest paint, milliseconds. */
  lcp: number;
}

/** Phones and networks differ a lot: times spread log-normally, three quarters within some 1.5 times the median. */
const usual: Behaviour = { failing: 0.003, lcp: 1200 };
const spread = 0.6;

/** Views of a canary on a tenth of the visitors, checked after each of its views. Returns when it was halted. */
const run = (seed: number, canaryBehaves: Behaviour, views: number): { after: number; why: string } | undefined => {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const view = (counts: Counts, { failing, lcp }: Behaviour) =>
    addView(counts, {
      remote: 'catalog',
      release: 'a',
      failed: random() < failing,
      lcp: lcp * Math.exp(spread * normal()),
      inp: 60 * Math.exp(spread * normal()),
    });
  const [canary, stable] = [noCounts(), noCounts()];
  while (canary.views < views) {
    if (random() >= 0.1) {
      view(stable, usual);
      continue;
    }
    view(canary, canaryBehaves);
    const why = reasonToHalt(canary, stable);
    if (why) return { after: canary.views, why };
  }
  return undefined;
};

const seeds = Array.from({ length: process.env['LONG'] ? 20 : 6 }, (_, index) => index + 1);

it(`halts none of ${seeds.length} canaries that perform like the stable release, over thousands of views each`, () => {
  expect(seeds.map(seed => run(seed, usual, 3000))).toEqual(seeds.map(() => undefined));
});

it('halts a canary with 3 % of failed views within 1000 of its views', () => {
  for (const seed of seeds) {
    expect(run(seed, { ...usual, failing: 0.03 }, 1000)?.why).toContain('it fails on');
  }
});

it('halts a canary whose pages paint 40 % later within 400 of its views', () => {
  for (const seed of seeds) {
    expect(run(seed, { ...usual, lcp: usual.lcp * 1.4 }, 400)?.why).toContain('its LCP is');
  }
});

it('decides nothing before there is enough data', () => {
  const failing = { views: 29, failed: 29, measured: {} };
  expect(reasonToHalt(failing, { views: 1000, failed: 0, measured: {} })).toBeUndefined();
  expect(reasonToHalt({ ...failing, views: 30 }, { views: 1000, failed: 0, measured: {} })).toBeDefined();
  expect(reasonToHalt({ ...failing, views: 30 }, noCounts())).toBeUndefined();
});

describe('the chance of a difference', () => {
  const counts = fc
    .tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([views, share]) => ({ views, failed: Math.floor(views * share) }));

  it('is one, and no less the more the canary fails', () => {
    fc.assert(
      fc.property(counts, counts, (canary, stable) => {
        const chance = chanceOf(canary, stable);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        if (canary.failed === 0) expect(chance).toBeCloseTo(1, 6);
        if (canary.failed < canary.views) {
          const worse = chanceOf({ ...canary, failed: canary.failed + 1 }, stable);
          expect(worse).toBeLessThanOrEqual(chance + 1e-9);
        }
      }),
    );
  });

  it('matches Fisher’s tea-tasting example', () => {
    expect(chanceOf({ views: 4, failed: 3 }, { views: 4, failed: 1 })).toBeCloseTo(17 / 70, 10);
    expect(chanceOf({ views: 4, failed: 4 }, { views: 4, failed: 0 })).toBeCloseTo(1 / 70, 10);
  });
});
