import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Imports of the generated remote are no dependencies of this package. */
const scope = '@ortoo';

/** Input for a new remote. */
export interface NewRemote {
  /** Without `mfe-`: `gifts`. */
  id: string;
  /** The team to contact. */
  owner: string;
}

const manifest = ({ id, owner }: NewRemote) => `import type { RemoteManifest } from '${scope}/contracts';

export const manifest = {
  id: '${id}',
  contract: 1,
  owner: '${owner}',
  routes: [{ id: '${id}.home', path: '/${id}', server: true, skeleton: 'article' }],
  slots: [],
} as const satisfies RemoteManifest;
`;

const remote = ({ id }: NewRemote) => `import { defineRemote } from '${scope}/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    '${id}.home': () => import(/* webpackChunkName: "${id}.home" */ './home/home.page'),
  },
  slots: {},
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ \`./messages/\${locale}\`),
});
`;

const page = ({ id }: NewRemote) => `import { definePage, useMessages } from '${scope}/remote';
import { Container } from '${scope}/ui';

const Home = () => {
  const t = useMessages();
  return (
    <Container>
      <h1>{t('home.title')}</h1>
      <p>{t('home.text')}</p>
    </Container>
  );
};

export const page = definePage({
  head: ({ t }) => ({ title: t('home.title'), canonical: '/${id}' }),
  Page: Home,
});
`;

const pageTest = ({ id }: NewRemote) => `import { screen } from '@testing-library/react';
import { fakeApi, renderPage } from '${scope}/testing';
import { remote } from '../remote';

test('the page greets', async () => {
  await renderPage('/${id}', { remote, api: fakeApi({}) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${id}');
});
`;

const messages = (title: string, text: string) => `export const messages = {
  home: { title: '${title}', text: '${text}' },
};
`;

const remoteTest = `import { describeRemote } from '${scope}/testing/remote-suite';
import { remote } from './remote';

describeRemote(remote);
`;

const dev = `import { runAlone } from '${scope}/testing/run-alone';
import { messages } from './messages/mn';
import { remote } from './remote';

void runAlone(remote, {}, messages);
`;

const readme = ({ id, owner }: NewRemote) => `# mfe-${id}

Belongs to the ${owner}.

**Owns**: \`/${id}\`.

**Provides**: nothing.

**Reads**: nothing yet.

**Run alone**: \`npm run dev -w mfe-${id}\`, then http://localhost:3100/${id}.

**Release**: \`npm run release -w mfe-${id}\`, back with \`npm run rollback -w mfe-${id}\`.
`;

/** The files of a new remote by path within its folder; versions are copied from an existing remote. */
export const scaffoldFiles = async (workspace: string, made: NewRemote): Promise<Record<string, string>> => {
  const like = (file: string) => readFile(join(workspace, 'mfe-account', file), 'utf8');
  return {
    'package.json': (await like('package.json')).replaceAll('mfe-account', `mfe-${made.id}`),
    'tsconfig.json': await like('tsconfig.json'),
    'README.md': readme(made),
    'src/manifest.ts': manifest(made),
    'src/remote.ts': remote(made),
    'src/remote.test.ts': remoteTest,
    'src/dev.tsx': dev,
    'src/home/home.page.tsx': page(made),
    'src/home/home.page.test.tsx': pageTest(made),
    'src/messages/mn.ts': messages(made.id, 'Удахгүй.'),
    'src/messages/en.ts': messages(made.id, 'Soon.'),
  };
};
