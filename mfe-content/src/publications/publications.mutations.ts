import type { Publication, PublicationContent } from '@ortoo/contracts';
import {
  createPublication,
  removePublication,
  savePublication,
  submitPublication,
  uploadArticleImage,
  withdrawPublication,
} from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { ownPublicationsKey } from './publications.queries';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

const forgetLists = (_answer: unknown, _input: unknown, _before: unknown, { client }: { client: QueryClient }) =>
  client.invalidateQueries({ queryKey: ownPublicationsKey });

export const createMutation = () =>
  mutationOptions({
    mutationFn: (_: void, { client }) => call(apiOf(client), createPublication, { body: { kind: 'article' } }),
    onSuccess: forgetLists,
  });

export interface Save {
  version: number;
  device: string;
  content: PublicationContent;
}

/** Fails at once without a network: the text is on the device, and the page says so. */
export const saveMutation = (id: number) =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (body: Save, { client }) => call(apiOf(client), savePublication, { params: { id }, body }),
    onSuccess: forgetLists,
  });

export const submitMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: { version: number; publish_at: string | null }, { client }) =>
      call(apiOf(client), submitPublication, { params: { id }, body }),
    onSuccess: forgetLists,
  });

export const withdrawMutation = (id: number) =>
  mutationOptions({
    mutationFn: (_: void, { client }): Promise<Publication> =>
      call(apiOf(client), withdrawPublication, { params: { id } }),
    onSuccess: forgetLists,
  });

export const removeMutation = (id: number) =>
  mutationOptions({
    mutationFn: (_: void, { client }) => call(apiOf(client), removePublication, { params: { id } }),
    onSuccess: forgetLists,
  });

export const uploadMutation = () =>
  mutationOptions({
    mutationFn: (file: File, { client }) => {
      const body = new FormData();
      body.append('image', file);
      return call(apiOf(client), uploadArticleImage, { body });
    },
  });
