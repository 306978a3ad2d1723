import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ageCookie } from '@ortoo/contracts';
import { withPage } from '../fixtures/failures';
import {
  expectGone,
  expectLive,
  flipByte,
  folderOf,
  promote,
  publishAgain,
  takenOut,
  type Change,
} from '../fixtures/releases';
import { note, report } from '../fixtures/report';
import { expect, test } from '../fixtures/test';

test.describe.configure({ timeout: 90_000 });

const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const matrix = 'last-good-server';
const summary = `Releases that fail on the server go live while pages of their remote and of another one are requested continuously.
Every response must be a complete page with status 200; counted are the responses and the maximum milliseconds.`;

test.afterAll(async ({}, info) => {
  const head = [
    'remote',
    'failure',
    'whole pages',
    'of',
    'longest, ms',
    'longest of another remote, ms',
    'taken out for',
  ];
  await report(info, matrix, head, summary);
});

interface Target {
  path: string;
  chunk: string;
  /** A page of another remote. */
  other: string;
}

const targets: Record<string, Target> = {
  content: { path: '/authors', chunk: 'content.authors', other: '/brands' },
  brandsite: { path: '/brand/story', chunk: 'brandsite.story', other: '/articles' },
  catalog: { path: '/products', chunk: 'catalog.products', other: '/articles' },
};

interface Failure {
  /** A change in the release. */
  change?: (target: Target) => Change;
  /** Damage to the files of the live release; takes effect at the next change of the plan. */
  accident?: (folder: string) => Promise<void>;
}

const entry = 'server/remoteEntry.cjs';

const inChunk =
  (change: (text: string) => string) =>
  ({ chunk }: Target): Change =>
  (path, text) =>
    path === `server/${chunk}.cjs` ? change(text) : undefined;

const failures: Record<string, Failure> = {
  'a byte of its bundle has changed': { accident: folder => flipByte(join(folder, entry)) },
  'its bundle is gone': { accident: folder => rm(join(folder, entry)) },
  'its entry throws': {
    change: () => (path, text) => (path === entry ? `throw new Error("entry");${text}` : undefined),
  },
  'its page throws when it is evaluated': { change: inChunk(text => `throw new Error("evaluation");${text}`) },
  'its page hangs while it loads': {
    change: inChunk(text => withPage(text, 'load: () => new Promise(() => undefined)')),
  },
  'its page throws while it loads': {
    change: inChunk(text => withPage(text, 'load: async () => { throw new Error("load") }')),
  },
  'its page throws while it is rendered': {
    change: inChunk(text => withPage(text, 'Page: () => { throw new Error("render") }')),
  },
};

const long = process.env['LONG'] === '1';

/** Each failure on some remote, and each remote with some failure; LONG=1 runs all combinations. */
const isTried = (remote: number, failure: number) => long || failure % Object.keys(targets).length === remote;

/** As an adult, because some pages require it. */
const send = async (path: string) => {
  const start = performance.now();
  const answer = await fetch(`${origin()}${path}?${Math.random()}`, { headers: { cookie: `${ageCookie}=21` } });
  const html = await answer.text();
  const isWhole = answer.status === 200 && /<h1[\s>]/.test(html) && !html.includes('<!--$!-->');
  return { ms: Math.round(performance.now() - start), isWhole };
};

type Answer = Awaited<ReturnType<typeof send>>;

const longest = (answers: readonly Answer[]) => Math.max(...answers.map(({ ms }) => ms));

for (const [at, [remote, target]] of Object.entries(targets).entries()) {
  for (const [nth, [failure, { change, accident }]] of Object.entries(failures).entries()) {
    if (!isTried(at, nth)) continue;
    test(`${remote}, ${failure}: pages stay complete, and it is quarantined`, async ({}) => {
      const record = await publishAgain(remote, change?.(target));
      const { release } = record;
      await promote(remote, release);
      if (accident) {
        await expectLive(remote, release);
        await accident(folderOf(record));
        await promote('account', (await publishAgain('account')).release);
      }
      const own: Answer[] = [];
      const others: Answer[] = [];
      let why: string | undefined;
      for (; why === undefined; why = await takenOut(remote, release)) {
        own.push(await send(target.path));
        others.push(await send(target.other));
      }
      await expectGone(remote, release);
      own.push(await send(target.path));
      const all = [...own, ...others];
      const whole = all.filter(({ isWhole }) => isWhole).length;
      await note(matrix, remote, failure, whole, all.length, longest(own), longest(others), why);
      expect(whole).toBe(all.length);
    });
  }
}
