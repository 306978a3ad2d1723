import type { UsedRelease, VitalsReport } from '@ortoo/contracts';
import { isObject, parseJson, printDamage, readIfThere, setAside, type ReportDamage } from '../damaged-file';
import { replaceFile } from '../replace-file';
import { addView, noCounts, sumOf, vitalsOf, type Counts } from './counts.rules';

/** Counts by hour (ISO 8601, cut after the hour), then by remote and release. */
type Hours = Record<string, Record<string, Counts>>;

/** Reports of visitors' pages on releases. */
export interface Vitals {
  count(used: UsedRelease): void;
  /** Counts of one release, from the hour of this moment on. */
  countsOf(remote: string, release: string, since: Date): Counts;
  report(since: Date): VitalsReport;
  /** Saves the counts since the last save. */
  save(): Promise<void>;
}

const hour = 3_600_000;

/** Two weeks: enough to compare with the last release but one. */
const retention = 14 * 24 * hour;

const hourOf = (moment: Date) => moment.toISOString().slice(0, 13);

const isCounts = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value['views']) &&
  Number.isInteger(value['failed']) &&
  isObject(value['measured']);

const isHours = (value: unknown): value is Hours =>
  isObject(value) && Object.values(value).every(counted => isObject(counted) && Object.values(counted).every(isCounts));

const read = async (path: string, reportDamage: ReportDamage): Promise<Hours> => {
  const text = await readIfThere(path);
  if (text === undefined) return {};
  const hours = parseJson(text, isHours);
  if (!hours) reportDamage(`${path} was damaged (now ${await setAside(path)}): counting begins anew.`);
  return hours ?? {};
};

/** @param path of the file with the saved counts */
export const openVitals = async (
  path: string,
  clock: () => Date,
  reportDamage: ReportDamage = printDamage,
): Promise<Vitals> => {
  const hours = await read(path, reportDamage);
  let changed = false;

  const forget = (before: string) => {
    for (const known of Object.keys(hours)) if (known < before) delete hours[known];
  };
  const since = (moment: Date) => Object.keys(hours).filter(known => known >= hourOf(moment));
  const countsOf = (key: string, moment: Date) => sumOf(since(moment).flatMap(known => hours[known]?.[key] ?? []));

  return {
    count(used) {
      const now = clock();
      const counted = (hours[hourOf(now)] ??= {});
      addView((counted[`${used.remote}/${used.release}`] ??= noCounts()), used);
      changed = true;
    },
    countsOf: (remote, release, moment) => countsOf(`${remote}/${release}`, moment),
    report(moment) {
      const keys = new Set(since(moment).flatMap(known => Object.keys(hours[known] ?? {})));
      return {
        since: `${hourOf(moment)}:00:00.000Z`,
        releases: [...keys].sort().map(key => {
          const [remote = '', release = ''] = key.split('/');
          return vitalsOf(remote, release, countsOf(key, moment));
        }),
      };
    },
    async save() {
      if (!changed) return;
      changed = false;
      forget(hourOf(new Date(clock().getTime() - retention)));
      await replaceFile(path, JSON.stringify(hours)).catch((error: unknown) => {
        changed = true;
        throw error;
      });
    },
  };
};
