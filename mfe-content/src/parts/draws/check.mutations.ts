import type { Draw, DrawRound, Entry } from '@ortoo/contracts';
import { listDraws, listEntries } from '@ortoo/contracts/endpoints';
import { type Api, apiOf, call } from '@ortoo/http';
import { warnOf } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';
import { type Checked, checkJackpot, checkWheel } from './check.rules';

const readDraws = async (api: Api, slug: string, day: string): Promise<Draw[]> => {
  const all: Draw[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { draws, next }: { draws: Draw[]; next: number | null } = await call(api, listDraws, {
      params: { slug },
      query: { day, after },
    });
    all.push(...draws);
    after = next;
  }
  return all;
};

const readEntries = async (api: Api, slug: string): Promise<Entry[]> => {
  const all: Entry[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { entries, next }: { entries: Entry[]; next: number | null } = await call(api, listEntries, {
      params: { slug },
      query: { after },
    });
    all.push(...entries);
    after = next;
  }
  return all;
};

interface CheckInput {
  slug: string;
  isJackpot: boolean;
  round: DrawRound & { seed: string };
}

/** Fetches every draw of a round and computes it again in this browser. */
export const checkRound = mutationOptions({
  mutationFn: async ({ slug, isJackpot, round }: CheckInput, { client }): Promise<Checked> => {
    const api = apiOf(client);
    const checked = { slug, round, draws: await readDraws(api, slug, round.day) };
    return isJackpot ? checkJackpot(checked, await readEntries(api, slug)) : checkWheel(checked);
  },
  onError: warnOf,
});
