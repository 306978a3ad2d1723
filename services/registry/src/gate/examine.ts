import type { ReleaseRecord } from '@ortoo/contracts';
import { compose } from '../composition.rules';
import { everySite, host } from '../pointers.rules';
import type { Registry } from '../registry';
import type { GateOptions } from './gate';
import { addressesBySite, checkLoad, checkPage } from './probe.rules';
import { evaluateInThread, releaseScripts } from './read-candidate';
import { readLive } from './read-live';

/** Tries a release reported by pages. Returns the failures that no earlier release has. */
export type Examine = (record: ReleaseRecord) => Promise<string | undefined>;

/** The replacement of this release; undefined when it is not live, or when there is no earlier one. */
const fallbackOf = async (registry: Registry, { remote, release }: ReleaseRecord) => {
  const pointer = (await registry.pointers(everySite)).find(one => one.remote === remote);
  const shown = pointer?.canary ? [...pointer.releases, pointer.canary.release] : (pointer?.releases ?? []);
  const before = shown[shown.indexOf(release) - 1];
  return before === undefined ? undefined : registry.find(remote, before);
};

/**
 * The server's own evidence against a release. The previous release is tried in the same way: when it fails too, the
 * database or the machine is at fault.
 */
export const createExamination = ({ registry, site, probe, evaluate = evaluateInThread }: GateOptions): Examine => {
  const { folder } = registry.store;

  const evaluationFault = async (record: ReleaseRecord): Promise<string | undefined> => {
    const { remote, release } = record;
    const scripts = await releaseScripts(record, folder(remote, release));
    const [fault] = (await evaluate({ remote, release, scripts })).faults;
    return fault && `${fault.file} fails as soon as it is loaded: ${fault.error}`;
  };

  const renderFault = async (record: ReleaseRecord): Promise<string | undefined> => {
    const { shell, others } = await readLive(registry, record);
    if (!probe || !shell) return undefined;
    const live = [...new Map([...others, record].map(one => [one.remote, one])).values()];
    for (const [one, addresses] of addressesBySite(record.manifest.routes, await probe.addresses(), site)) {
      const plan = compose(
        live.map(release => ({ record: release })),
        one,
      );
      const { broken, pages } = await probe.render({ plan, shell, folderOf: folder }, addresses);
      const own = broken.filter(({ remote }) => remote === record.remote);
      const [fault] = [...own.map(checkLoad), ...pages.flatMap(checkPage)];
      if (fault) return fault.problem;
    }
    return undefined;
  };

  return async record => {
    const before = record.remote === host ? undefined : await fallbackOf(registry, record);
    if (!before) return undefined;
    for (const faultOf of [evaluationFault, renderFault]) {
      const fault = await faultOf(record);
      if (fault !== undefined && (await faultOf(before)) === undefined) return fault;
    }
    return undefined;
  };
};
