import { resolve } from 'node:path';
import { type Alone, developAlone } from './alone';

const workspace = resolve(__dirname, '../../../..');

describe('a remote alone', () => {
  let alone: Alone;
  beforeAll(async () => {
    alone = await developAlone(workspace, 'mfe-account', 0);
  });
  afterAll(() => alone.end());

  const get = async (path: string) => (await fetch(alone.address + path)).text();

  it('has the same page at every address', async () => {
    expect(await get('/sign-in')).toContain('<script type="module" src="/dev.js">');
  });

  it('compiles with its texts and its responses', async () => {
    expect(await get('/dev.js')).toContain('runAlone(');
  });
});
