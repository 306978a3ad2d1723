import * as endpoints from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { warnOf } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';

interface Play {
  slug: string;
  /** Names this play: sent again after a lost answer, it gets the same result. */
  nonce: string;
}

export const spinWheel = mutationOptions({
  mutationFn: (body: Play, { client }) => call(apiOf(client), endpoints.spinWheel, { body }),
  onError: warnOf,
});

export const enterJackpot = mutationOptions({
  mutationFn: (body: Play, { client }) => call(apiOf(client), endpoints.enterJackpot, { body }),
  onError: warnOf,
});
