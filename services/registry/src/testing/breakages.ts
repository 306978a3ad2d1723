import { randomBytes } from 'node:crypto';
import type { UnsignedRelease } from '@ortoo/contracts';
import type { Files } from './releases';

/** A release before it is hashed and signed. */
export interface Draft {
  record: UnsignedRelease;
  files: Files;
}

/** A possible mistake of a team, and the reason that the gate must report. */
export type Breakage = [what: string, code: string, change: (draft: Draft) => void];

const page = 'browser/brandsite.story.js';
const slot = 'browser/brandsite.teaser.js';
const entry = 'browser/remoteEntry.js';
const serverPage = 'server/brandsite.story.cjs';
const english = 'server/messages-en.cjs';

/** Text that does not compress. */
const ballast = (bytes: number) => `\n/* ${randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')} */`;

/** Changes a file, and makes sure that it did change. */
const edit = (path: string, change: (text: string) => string) => (draft: Draft) => {
  const before = draft.files[path] ?? '';
  const after = change(before);
  if (after === before) throw new Error(`${path} has nothing to change`);
  draft.files[path] = after;
};

/** Code at the start of a module, as in a minified chunk. */
const atLoad = (code: string, path = page) => edit(path, text => text.replace(/\{(?=[a-z]\.r\([a-z]\))/, `{${code};`));

const atServerLoad = (code: string) =>
  edit(serverPage, text => text.replace('__webpack_require__.r(__webpack_exports__);', found => `${code};${found}`));

const inScript = (code: string) =>
  edit(page, text => `${text}\n(() => { const never = () => { ${code} }; return never; })();`);

const add =
  (path: string, text = 'x') =>
  ({ files }: Draft) =>
    void (files[path] = text);
const remove =
  (path: string) =>
  ({ files }: Draft) =>
    void delete files[path];

const addRoute =
  (path: string, id = 'brandsite.more') =>
  ({ record }: Draft) => {
    record.chunks[id] = ['brandsite.story.js'];
    record.manifest = {
      ...record.manifest,
      routes: [...record.manifest.routes, { id, path, server: false, skeleton: 'list' }],
    };
  };

const moveRoutes =
  (folder: string) =>
  ({ record }: Draft) => {
    const routes = record.manifest.routes.map(route => ({ ...route, path: folder + route.path }));
    record.manifest = { ...record.manifest, routes };
  };

const showSlot =
  (id: string, version: number) =>
  ({ record }: Draft) =>
    void record.uses?.slots.push({ id, version });

const manifest: Breakage[] = [
  [
    'the manifest of another remote',
    'MANIFEST_REMOTE',
    ({ record }) => void (record.manifest = { ...record.manifest, id: 'other' }),
  ],
  ['a route named after another remote', 'FOREIGN_ID', addRoute('/brand/more', 'catalog.more')],
  [
    'a slot that is declared twice',
    'TWICE',
    ({ record }) =>
      void (record.manifest = { ...record.manifest, slots: [...record.manifest.slots, ...record.manifest.slots] }),
  ],
  ['a path of another remote', 'ROUTE_TAKEN', addRoute('/products/:number')],
  ['a path that the shop answers itself', 'ROUTE_RESERVED', addRoute('/api/brand')],
  ['one path for two pages', 'ROUTE_TWICE', addRoute('/brand/story')],
  ['a removed route that others link to', 'ROUTE_GONE', moveRoutes('/tale')],
  [
    'a removed slot that others show',
    'SLOT_GONE',
    ({ record }) => void (record.manifest = { ...record.manifest, slots: [] }),
  ],
  [
    'a slot in a version that no page is written for',
    'SLOT_VERSION',
    ({ record }) =>
      void (record.manifest = {
        ...record.manifest,
        slots: record.manifest.slots.map(one => ({ ...one, version: 2 })),
      }),
  ],
  ['a slot that no remote provides', 'SLOT_UNKNOWN', showSlot('catalog.nothing', 1)],
  ['a slot in a version that is not provided', 'SLOT_OUTDATED', showSlot('catalog.strip', 2)],
];

const shares: Breakage[] = [
  ['React of another version', 'SHARE_VERSION', ({ record }) => void (record.needs['react'] = '18.3.1')],
  [
    'the kit of the next major version',
    'SHARE_VERSION',
    ({ record }) => void (record.needs['@ortoo/stores'] = '^99.0.0'),
  ],
  [
    'a shared module that the shell does not provide',
    'SHARE_UNKNOWN',
    ({ record }) => void (record.needs['moment'] = '^2.0.0'),
  ],
  ['an invalid range', 'SHARE_RANGE', ({ record }) => void (record.needs['react'] = 'newest')],
  ['shared modules of its own', 'SHARE_BROUGHT', ({ record }) => void (record.brings['react'] = '19.3.1')],
  [
    'a store that the shell does not offer',
    'NAME_UNKNOWN',
    ({ record }) => void (record.uses!.names['@ortoo/stores'] = ['$basket']),
  ],
  ['a record that does not say what it uses', 'USES_MISSING', ({ record }) => void delete record.uses],
];

const files: Breakage[] = [
  ['a source map', 'SOURCE_MAP', add('browser/brandsite.story.js.map', '{}')],
  [
    'the name of a source map',
    'SOURCE_MAP',
    edit(page, text => `${text}\n//# sourceMappingURL=brandsite.story.js.map`),
  ],
  ['a file that is not served', 'FILE_TYPE', add('browser/story.php')],
  ['a picture next to the server’s code', 'FILE_TYPE', add('server/photo.svg')],
  ['a service worker', 'FILE_OUTSIDE', add('worker/sw.js')],
  ['no bundle for the server', 'ENTRY_MISSING', remove('server/remoteEntry.cjs')],
  ['a slot without a chunk', 'CHUNK_UNNAMED', ({ record }) => void delete record.chunks['brandsite.teaser']],
  [
    'a chunk that was not uploaded',
    'CHUNK_MISSING',
    ({ record }) => void record.chunks['brandsite.story']?.push('parts.js'),
  ],
];

const budgets: Breakage[] = [
  ['an entry of 60 kB', 'BUDGET_ENTRY', edit(entry, text => text + ballast(60_000))],
  ['a page of 60 kB', 'BUDGET_PAGE', edit(page, text => text + ballast(60_000))],
  ['a slot of 40 kB', 'BUDGET_SLOT', edit(slot, text => text + ballast(40_000))],
  ['a language of 30 kB', 'BUDGET_MESSAGES', edit('browser/messages-mn.js', text => text + ballast(30_000))],
  ['700 kB of parts', 'BUDGET_WHOLE', add('browser/parts.js', ballast(700_000))],
];

const texts: Breakage[] = [
  ['a text that English lacks', 'TEXT_MISSING', edit(english, text => text.replace(/ noseText: .*\n/, ''))],
  [
    'a text that Mongolian lacks',
    'TEXT_UNKNOWN',
    edit(english, text => text.replace('noseText:', "earText: 'Quiet.', noseText:")),
  ],
  [
    'a placeholder in one language only',
    'TEXT_PLACEHOLDER',
    edit(english, text => text.replace("nose: '", "nose: '{{who}} ")),
  ],
  ['an empty text', 'TEXT_EMPTY', edit(english, text => text.replace(/nose: '[^']*'/, "nose: ' '"))],
  ['no English', 'LOCALE_MISSING', remove(english)],
];

const styles: Breakage[] = [
  ['a style sheet', 'CSS_FILE', add('browser/story.css', 'body { margin: 0 }')],
  ['rules added to a style sheet', 'GLOBAL_CSS', inScript('document.styleSheets[0].insertRule("body{margin:0}")')],
  ['a style element', 'GLOBAL_CSS', inScript('document.head.append(document.createElement("style"))')],
  ['an adopted style sheet', 'GLOBAL_CSS', inScript('document.adoptedStyleSheets = []')],
  ['emotion’s Global', 'GLOBAL_CSS', inScript('(0,r.jsx)(e.Global,{styles:"body{margin:0}"})')],
];

const effects: Breakage[] = [
  ['an interval', 'EFFECT_TIMER', atLoad('setInterval(()=>{},1000)')],
  ['a timer after a promise', 'EFFECT_TIMER', atLoad('Promise.resolve().then(()=>setTimeout(()=>{},1000))')],
  ['a timer on the server', 'EFFECT_TIMER', atServerLoad('setInterval(() => {}, 1000)')],
  ['a listener on the window', 'EFFECT_LISTENER', atLoad('window.addEventListener("resize",()=>{})')],
  ['an observer', 'EFFECT_LISTENER', atLoad('new IntersectionObserver(()=>{}).observe(document.body)')],
  ['a request', 'EFFECT_NETWORK', atLoad('fetch("/api/v2/products")')],
  ['a socket', 'EFFECT_NETWORK', atLoad('new WebSocket("wss://example.mn")')],
  ['a read from storage', 'EFFECT_STORAGE', atLoad('localStorage.getItem("story")')],
  ['a cookie', 'EFFECT_STORAGE', atLoad('document.cookie="story=1"')],
  ['a script in the head', 'EFFECT_DOCUMENT', atLoad('document.head.append(document.createElement("script"))')],
  ['a title', 'EFFECT_DOCUMENT', atLoad('document.title="Story"')],
  ['an entry in the history', 'EFFECT_NAVIGATION', atLoad('history.pushState(null,"","/x")')],
  ['a change of address', 'EFFECT_NAVIGATION', atLoad('location.href="https://example.mn"')],
  ['a global', 'EFFECT_GLOBAL', atLoad('window.story={}')],
  ['a replaced fetch', 'EFFECT_GLOBAL', atLoad('globalThis.fetch=()=>{}')],
  ['a global on the server', 'EFFECT_GLOBAL', atServerLoad('globalThis.story = {}')],
  [
    'chunks under the name of another release',
    'EFFECT_GLOBAL',
    edit(page, text => text.replaceAll(/webpackChunkbrandsite_\w+/g, 'webpackChunkbrandsite')),
  ],
  ['a method added to arrays', 'EFFECT_PROTOTYPE', atLoad('Array.prototype.last=function(){return this.at(-1)}')],
  ['a listener on the process', 'EFFECT_PROCESS', atServerLoad("process.on('exit', () => {})")],
  ['a module that throws', 'EVALUATION', atLoad('throw new Error("story")')],
  ['a module that does not end', 'EVALUATION', atLoad('for(;;){}')],
  ['a chunk that is not a script', 'EVALUATION', add(page, '<!doctype html>')],
  ['a module that throws on the server', 'EVALUATION', atServerLoad("throw new Error('story')")],
  ['an entry that throws', 'EVALUATION', edit(entry, text => `throw new Error("entry");${text}`)],
  ['an entry without a container', 'CONTAINER', add(entry, 'var remote_brandsite = {};')],
];

/** Releases of the brand site that must not go live. */
export const breakages: readonly Breakage[] = [manifest, shares, files, budgets, texts, styles, effects].flat();
