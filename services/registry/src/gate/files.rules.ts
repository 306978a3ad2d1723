import type { Candidate } from './candidate';
import { finding, findingIf, isShell, some, type Finding } from './finding.rules';

/** Allowed files of each folder. */
const served: Record<string, RegExp> = {
  browser: /\.(js|js\.LICENSE\.txt|woff2|svg)$/,
  server: /\.(cjs|cjs\.LICENSE\.txt)$/,
  worker: /\.(js|js\.LICENSE\.txt)$/,
  types: /^types\/kit\.json$/,
};

const entries = ['browser/remoteEntry.js', 'server/remoteEntry.cjs'];

const faultOf = (path: string, remote: string): Finding | undefined => {
  const [folder = ''] = path.split('/');
  if (path.split('/').includes('..') || (folder === 'worker' && remote !== 'shell'))
    return finding(
      'FILE_OUTSIDE',
      `${path} lies outside of what a remote may bring.`,
      'Bring files of browser/ and server/ only.',
    );
  if (path.endsWith('.map'))
    return finding(
      'SOURCE_MAP',
      `${path} is a source map.`,
      'Build in production mode; keep the maps where errors are read.',
    );
  if (served[folder]?.test(path) || path.endsWith('.css')) return undefined;
  return finding(
    'FILE_TYPE',
    `${path} is of a type that is not served.`,
    'Import pictures from /pictures, data from the Shop API, and leave the file out.',
  );
};

/** The files of a release, and the chunks that its record names. */
export const checkFiles = ({ record, scripts }: Candidate): Finding[] => {
  const { manifest, chunks, remote } = record;
  const paths = record.files.map(({ path }) => path);
  const has = new Set(paths);
  const parts = [...manifest.routes, ...manifest.slots].map(({ id }) => id);
  const unnamed = parts.filter(id => !chunks[id]?.length);
  const missing = [...new Set(Object.values(chunks).flat())].filter(file => !has.has(`browser/${file}`));
  const mapped = Object.keys(scripts).filter(path => /\/\/[#@] sourceMappingURL=/.test(scripts[path] ?? ''));
  return [
    ...paths.flatMap(path => faultOf(path, remote) ?? []),
    ...mapped.map(path => finding('SOURCE_MAP', `${path} names a source map.`, 'Build in production mode.')),
    ...(isShell(record)
      ? []
      : entries
          .filter(path => !has.has(path))
          .map(path =>
            finding(
              'ENTRY_MISSING',
              `${path} is missing.`,
              'Build for browser and server with the commands of shared/build.',
            ),
          )),
    ...unnamed.map(id =>
      finding(
        'CHUNK_UNNAMED',
        `No chunk is named “${id}”.`,
        'Give its import() in remote.ts a webpackChunkName that equals the id.',
      ),
    ),
    ...findingIf(
      missing.length > 0,
      'CHUNK_MISSING',
      `The record names chunks that are not there: ${some(missing)}.`,
      'Build the release anew and upload all of it.',
    ),
  ];
};
