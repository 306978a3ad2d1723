import type { InputOf } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import type * as schemas from '@ortoo/contracts/schema';
import { type Api, type ApiError, apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { rouletteKey } from './roulette.queries';

/** A change of the roulette; everything that is shown of it is read again. */
const change = <Input, Output>(send: (api: Api, input: Input) => Promise<Output>) =>
  mutationOptions<Output, ApiError, Input>({
    mutationFn: (input, { client }) => send(apiOf(client), input),
    onSuccess: (_output, _input, _before, { client }) => client.invalidateQueries({ queryKey: rouletteKey }),
  });

export const createLocation = change((api, input: InputOf<typeof schemas.createRouletteLocationSchemas>) =>
  call(api, endpoints.createRouletteLocation, input),
);
export const changeLocation = change((api, input: InputOf<typeof schemas.changeRouletteLocationSchemas>) =>
  call(api, endpoints.changeRouletteLocation, input),
);
export const createProduct = change((api, input: InputOf<typeof schemas.createRouletteProductSchemas>) =>
  call(api, endpoints.createRouletteProduct, input),
);
export const changeProduct = change((api, input: InputOf<typeof schemas.changeRouletteProductSchemas>) =>
  call(api, endpoints.changeRouletteProduct, input),
);
export const changeStock = change((api, input: InputOf<typeof schemas.changeRouletteStockSchemas>) =>
  call(api, endpoints.changeRouletteStock, input),
);
export const giveNumber = change((api, input: InputOf<typeof schemas.giveRouletteNumberSchemas>) =>
  call(api, endpoints.giveRouletteNumber, input),
);
export const openDraw = change((api, input: InputOf<typeof schemas.openRouletteDrawSchemas>) =>
  call(api, endpoints.openRouletteDraw, input),
);
export const drawNumber = change((api, input: InputOf<typeof schemas.drawRouletteSchemas>) =>
  call(api, endpoints.drawRoulette, input),
);
export const removeParticipant = change((api, input: InputOf<typeof schemas.removeRouletteUserSchemas>) =>
  call(api, endpoints.removeRouletteUser, input),
);
