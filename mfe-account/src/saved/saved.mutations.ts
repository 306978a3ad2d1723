import type { SavedProduct, SavedProducts } from '@ortoo/contracts';
import { removeSavedProduct, saveProduct } from '@ortoo/contracts/endpoints';
import { type Api, apiOf, call } from '@ortoo/http';
import { warnOf } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';
import { savedQuery } from './saved.queries';

const changeOf =
  <Input>(send: (api: Api, input: Input) => Promise<SavedProducts>) =>
  (userId: number) =>
    mutationOptions({
      mutationFn: (input: Input, { client }) => send(apiOf(client), input),
      onSuccess: (saved, _input, _context, { client }) => void client.setQueryData(savedQuery(userId).queryKey, saved),
      onError: warnOf,
    });

export const removeSaved = changeOf((api, id: number) => call(api, removeSavedProduct, { params: { id } }));

export const saveAgain = changeOf((api, { variant, quantity, options }: SavedProduct) =>
  call(api, saveProduct, { body: { variant_id: variant.id, quantity, options } }),
);
