import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDataDir } from '../testing/images';
import { sourceRunner } from '../testing/source-runner';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  await fillDataDir(folder, 'example');
});
afterAll(() => rm(folder, { recursive: true }));

/** The command, run in `folder`. */
const command = async (...parameters: string[]) => {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', INIT_CWD: folder };
  const call = [...sourceRunner, join(import.meta.dirname, 'main.ts'), ...parameters];
  const ended = await promisify(execFile)(process.execPath, call, { env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 'code' in ended ? ended.code : 0, said: ended.stdout, complained: ended.stderr };
};

const head = 'slug,kind,name_mn,taxon,vendor,price,available_on,sku,stock';
const hat = 'hat,goods,Малгай,goods/shoes,maker,40000,2026-01-01,HAT,9';

it('imports a table, reports the rejected rows, and exits with an error only when there are any', async () => {
  await writeFile(
    join(folder, 'hats.csv'),
    [head, hat, hat.replace('hat,', 'cap,').replace(',HAT,', ',CAP,')].join('\n'),
  );
  expect(await command('hats.csv')).toEqual({
    code: 0,
    said: '2 added, 0 changed, 0 unchanged, 0 refused\n',
    complained: '',
  });
  const worse = hat.replace('hat,', 'fur,').replace(',HAT,', ',FUR,').replace('maker', 'nobody');
  await writeFile(join(folder, 'hats.csv'), [head, hat, worse].join('\n'));
  expect(await command('hats.csv', '--locale', 'mn')).toEqual({
    code: 1,
    said: '0 added, 0 changed, 1 unchanged, 1 refused\n',
    complained: '3-р мөр (fur): vendor «nobody» дэлгүүрт бүртгэлгүй байна\n',
  });
});

it('reports its usage, and a missing file', async () => {
  expect(await command()).toMatchObject({ code: 2, complained: expect.stringContaining('npm run import') });
  expect(await command('nowhere.json')).toMatchObject({ code: 2, complained: expect.stringContaining('ENOENT') });
});
