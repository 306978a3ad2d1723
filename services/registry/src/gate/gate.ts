import type { Composition, ReleaseRecord } from '@ortoo/contracts';
import { compose } from '../composition.rules';
import type { Registry } from '../registry';
import { checkBudgets } from './budgets.rules';
import type { Candidate, LiveShop } from './candidate';
import { checkTypes, compareInThread, type Compare } from './check-types';
import { checkFiles } from './files.rules';
import { isShell, type Finding } from './finding.rules';
import { checkManifest } from './manifest.rules';
import {
  addressesBySite,
  checkLoad,
  checkPage,
  type BrokenRemote,
  type ProbedAddress,
  type ProbedPage,
} from './probe.rules';
import { evaluateInThread, readCandidate, type Evaluate } from './read-candidate';
import { readLive } from './read-live';
import { checkShares } from './shares.rules';
import { checkSideEffects } from './side-effects.rules';
import { checkStyles } from './styles.rules';
import { checkTexts } from './texts.rules';

/** Dependencies of page trials. */
export interface Probe {
  /** Paths of the shop's site, without a language prefix. */
  addresses: () => Promise<string[]>;
  /** Renders pages by these releases, and reports load failures. */
  render: (trial: Trial, pages: readonly ProbedAddress[]) => Promise<{ broken: BrokenRemote[]; pages: ProbedPage[] }>;
}

/** Releases of a trial. */
export interface Trial {
  plan: Composition;
  shell: ReleaseRecord;
  /** Absolute folder of a release's files. */
  folderOf: (remote: string, release: string) => string;
}

export interface GateOptions {
  registry: Registry;
  /** Site of the tried pages, other than those of one site. */
  site: string;
  /** Renders pages; without it, none is tried. */
  probe?: Probe;
  /** Runs modules; in a thread of its own when absent. */
  evaluate?: Evaluate;
  /** Compares types; in a thread of its own when absent. */
  compare?: Compare;
}

const checks = [checkManifest, checkShares, checkFiles, checkBudgets, checkTexts, checkStyles, checkSideEffects];

/** One release of each remote: of a live one and its canary, the latest. */
const newestOf = (records: readonly ReleaseRecord[]) => [...new Map(records.map(one => [one.remote, one])).values()];

const checkCandidate = (candidate: Candidate, live: LiveShop): Finding[] =>
  checks.flatMap(check => check(candidate, live));

/** Checks releases before they are published: every reason to reject one, together with all live ones. */
export const createGate = (options: GateOptions) => {
  const { registry, site, probe, evaluate = evaluateInThread, compare = compareInThread } = options;
  const { folder } = registry.store;

  const render = async (record: ReleaseRecord, live: LiveShop, files: string): Promise<Finding[]> => {
    const shell = isShell(record) ? record : live.shell;
    if (!probe || !shell) return [];
    const folderOf = (remote: string, release: string) =>
      remote === record.remote && release === record.release ? files : folder(remote, release);
    const tried = isShell(record) ? live.others : [record];
    const together = isShell(record) ? live.others : [...live.others, record];
    const known = await probe.addresses();
    const routes = tried.flatMap(({ manifest }) => manifest.routes);
    for (const [one, addresses] of addressesBySite(routes, known, site)) {
      const plan = compose(
        newestOf(together).map(record => ({ record })),
        one,
      );
      const { broken, pages } = await probe.render({ plan, shell, folderOf }, addresses);
      const own = broken.filter(({ remote }) => tried.some(record => record.remote === remote));
      const findings = own.length > 0 ? own.map(checkLoad) : pages.flatMap(checkPage);
      if (findings.length > 0) return findings;
    }
    return [];
  };

  return async (record: ReleaseRecord, files: string): Promise<Finding[]> => {
    const [candidate, live] = await Promise.all([readCandidate(record, files, evaluate), readLive(registry, record)]);
    const filesOf = (one: ReleaseRecord) => (one === record ? files : folder(one.remote, one.release));
    const findings = [...checkCandidate(candidate, live), ...(await checkTypes(record, live, filesOf, compare))];
    // A reported fault would be found again, with other messages, on every page.
    return findings.length > 0 ? findings : render(record, live, files);
  };
};
