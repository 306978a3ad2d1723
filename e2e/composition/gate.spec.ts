import { handIn, type Change } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';

test('a live release can be released again', async () => {
  for (const remote of ['catalog', 'checkout', 'account', 'content', 'backoffice', 'brandsite']) {
    expect({ remote, rejected: await handIn(remote) }).toEqual({ remote, rejected: [] });
  }
});

const edit =
  (path: string, pattern: RegExp, by: string): Change =>
  (file, text) =>
    file === path ? text.replace(pattern, by) : undefined;

const authors = 'server/content.authors.cjs';

// Checked as rendered by the server, with the production worker.
const breakages: [what: string, code: string, change: Change][] = [
  [
    'throws when it is rendered',
    'PROBE_INCOMPLETE',
    edit(authors, /\bPage: /, "Page: () => { throw new Error('render'); }, Before: "),
  ],
  [
    'throws when it loads',
    'PROBE_THROWS',
    edit(authors, /\bPage: /, "load: async () => { throw new Error('load'); }, Page: "),
  ],
  ['shows nothing', 'PROBE_EMPTY', edit(authors, /\bPage: /, 'Page: () => null, Before: ')],
  [
    'requests an unknown export of the shell',
    'PROBE_LOAD',
    edit('server/remote.cjs', /\.defineRemote\)\(/, '.declareRemote)('),
  ],
];

for (const [what, code, change] of breakages) {
  test(`a release that ${what} on the server is rejected`, async () => {
    expect(await handIn('content', change)).toContain(code);
  });
}
