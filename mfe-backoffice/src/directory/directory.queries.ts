import type { DirectoryEntry, DirectoryInput, DirectoryKind } from '@ortoo/contracts';
import { changeDirectoryEntry, createDirectoryEntry, listDirectory, listProvinces } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';
import { staffProductsKey } from '../parts/product-keys';

const directoryKey = ['back-office', 'directory'] as const;

/** All entries of a kind. */
export const directoryQuery = (kind: DirectoryKind) =>
  endpointQuery([...directoryKey, kind], listDirectory, { params: { kind } });

/** Provinces, for the address of a store. */
export const provincesQuery = () =>
  endpointQuery(['back-office', 'provinces'], listProvinces, {}, { staleTime: Infinity });

interface EntrySave {
  kind: DirectoryKind;
  /** Absent for a new one. */
  entry: DirectoryEntry | undefined;
  input: DirectoryInput;
}

/** Adds or changes an entry. */
export const saveEntryMutation = mutationOptions<DirectoryEntry, ApiError, EntrySave>({
  mutationFn: ({ kind, entry, input }, { client }) =>
    entry
      ? call(apiOf(client), changeDirectoryEntry, {
          params: { kind, id: entry.id },
          body: { ...input, lock_version: entry.lock_version },
        })
      : call(apiOf(client), createDirectoryEntry, { params: { kind }, body: input }),
  onSettled: (_entry, _error, _save, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: directoryKey }),
      client.invalidateQueries({ queryKey: [...staffProductsKey, 'choices'] }),
    ]),
});
