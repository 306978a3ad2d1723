import { describeError, type ComposedRemote } from '@ortoo/contracts';
import { inTime } from '@ortoo/remote/in-time';
import { createRemoteLoader } from '../composition/remote-loader';
import type { BrokenRelease, ReleaseName, RenderSetup } from './render-shapes';

/** A release whose code does not load within this many milliseconds is not used as a fallback. */
const loadTimeout = 5000;

/** Loads the server bundles of a plan's remotes, except withheld releases. */
export const createReleaseLoader = (setup: Pick<RenderSetup, 'composition' | 'withheld' | 'releases'>) => {
  const withheld = ({ id, release }: Pick<ComposedRemote, 'id' | 'release'>) =>
    setup.withheld.find(broken => broken.remote === id && broken.release === release);
  const loader = createRemoteLoader(({ id, release }) => {
    const broken = withheld({ id, release });
    if (broken) throw new Error(`${id} ${release} is not run: ${broken.why}`);
    return `${setup.releases}/${id}/${release}/server/remoteEntry.cjs`;
  });

  const loadPages = async (remote: ComposedRemote) => {
    const { pages } = await loader.load(remote);
    const rendered = remote.manifest.routes.filter(route => route.server);
    await Promise.all(rendered.map(({ id }) => pages[id]?.()));
  };

  /** Loads every remote that this plan renders here, one after the other, and returns those that fail. */
  const tryOut = async (begin: (release: ReleaseName) => void): Promise<BrokenRelease[]> => {
    const broken: BrokenRelease[] = [];
    for (const remote of setup.composition.remotes) {
      if (withheld(remote)) continue;
      const name = { remote: remote.id, release: remote.release };
      begin(name);
      await inTime(loadPages(remote), remote.id, loadTimeout).catch((error: unknown) =>
        broken.push({ ...name, why: describeError(error) }),
      );
    }
    return broken;
  };

  return { loader, tryOut };
};
