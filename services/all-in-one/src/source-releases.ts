import { host, type Registry } from '@ortoo/registry/app';

/** The release that a build of a folder's sources produces. */
export interface SourceRelease {
  /** Folder: `mfe-catalog`, `shell`. */
  name: string;
  remote: string;
  release: string;
}

interface StartOptions {
  registry: Registry;
  /** Builds a release from the current sources and publishes it. Returns its id. */
  build: (source: SourceRelease) => Promise<string>;
  print: (line: string) => void;
  /** Makes changed sources live without an explicit order. */
  releaseChanges: boolean;
}

const order = { site: '*', channel: 'stable', by: 'npm start' };

const isHost = ({ remote }: SourceRelease) => remote === host;

/** The host last: an interrupted first start begins again, because only the host completes it. */
const hostLast = (sources: readonly SourceRelease[]) => [
  ...sources.filter(source => !isHost(source)),
  ...sources.filter(isHost),
];

const notLive = async (sources: readonly SourceRelease[], registry: Registry) => {
  const live = await Promise.all(
    sources.map(async source => ({ source, live: (await registry.live(source.remote))?.release })),
  );
  return live.filter(({ source, live }) => source.release !== live);
};

const publishAndPromote = async (sources: readonly SourceRelease[], why: string, options: StartOptions) => {
  const { registry, build, print } = options;
  const published: SourceRelease[] = [];
  for (const [index, source] of sources.entries()) {
    const isPublished = await registry.store.find(source.remote, source.release);
    if (!isPublished) print(`releasing ${source.name}, ${index + 1} of ${sources.length}`);
    published.push(isPublished ? source : { ...source, release: await build(source) });
  }
  for (const { name, remote, release } of hostLast(published)) {
    const result = await registry.promote({ ...order, remote, release, why });
    if (!result.ok) print(`${name} ${release} is not live (${result.code}).`);
  }
};

/**
 * Releases the sources at the first start of a registry and, on request, all later changes. Any other start leaves live
 * releases as operators have set them and names the sources that differ.
 */
export const releaseAtStart = async (sources: readonly SourceRelease[], options: StartOptions): Promise<void> => {
  const { registry, print, releaseChanges } = options;
  const isFirst = (await registry.store.history()).every(({ remote }) => remote !== host);
  const changed = await notLive(sources, registry);
  if (isFirst || releaseChanges) {
    const why = isFirst ? 'Nothing was live.' : 'The sources have changed (--release-changes).';
    await publishAndPromote(
      changed.map(({ source }) => source),
      why,
      options,
    );
    return;
  }
  for (const { source, live } of changed) {
    const { name, release } = source;
    print(`${name}: the sources (${release}) are not the live release (${live ?? 'none'}): npm run release -w ${name}`);
  }
};
