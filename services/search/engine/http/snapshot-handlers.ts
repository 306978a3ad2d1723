import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexState } from '../indices/index-state';
import type { Indices } from '../indices/indices';
import { isObject, type Json } from '../json';
import { illegal, SearchError } from '../search-error';
import { documentClasses } from '../storage/document-classes';
import type { DocumentState } from '../storage/documents';
import { readSnapshot, readSnapshotInfo, UnreadableSnapshot, writeSnapshot } from '../storage/snapshot-file';
import { bodyOf, ok, type Answer, type Call } from './call';

const nameShape = /^[a-z\d][a-z\d_-]*$/;

const unfit = (reason: string): SearchError => new SearchError(400, 'snapshot_restore_exception', reason);

/** Snapshots of an index in a folder. A snapshot holds one index, and belongs to the program that wrote it. */
export class SnapshotHandlers {
  private readonly folders = new Map<string, string>();

  constructor(private readonly indices: Indices) {}

  readonly putRepository = ({ params, body }: Call): Answer => {
    const { type, settings } = bodyOf(body);
    const location = isObject(settings) ? settings.location : undefined;
    if (type !== 'fs' || typeof location !== 'string')
      throw illegal('a repository is of type [fs] and has a [location]');
    this.folders.set(params.repository ?? '', location);
    return ok({ acknowledged: true });
  };

  readonly put = (call: Call): Answer => {
    const path = this.pathOf(call);
    const { indices, metadata = {} } = bodyOf(call.body);
    const state = this.indices.one(String(indices));
    writeSnapshot(path, { index: state.name, ...state.description, metadata }, state.documents.state, documentClasses);
    return ok({ snapshot: shown(call, { index: state.name, metadata }) });
  };

  readonly get = (call: Call): Answer => {
    const path = this.existing(call);
    return ok({
      snapshots: [
        shown(
          call,
          readable(() => readSnapshotInfo(path)),
        ),
      ],
    });
  };

  /** Fills an index, which must be empty and defined as it was. */
  readonly restore = (call: Call): Answer => {
    const path = this.existing(call);
    const { info, value } = readable(() => readSnapshot(path, documentClasses));
    const state = this.indices.one(String(info.index));
    checkFits(state, info);
    state.restore(isObject(info.mapping) ? info.mapping : {}, value as DocumentState);
    return ok({ snapshot: { ...shown(call, info), shards: { total: 1, successful: 1, failed: 0 } } });
  };

  private pathOf({ params: { repository = '', snapshot = '' } }: Call): string {
    const folder = this.folders.get(repository);
    if (folder === undefined) throw new SearchError(404, 'repository_missing_exception', `[${repository}] missing`);
    if (!nameShape.test(snapshot)) throw illegal(`Invalid snapshot name [${snapshot}]`);
    return join(folder, `${snapshot}.snapshot`);
  }

  private existing(call: Call): string {
    const path = this.pathOf(call);
    const { repository = '', snapshot = '' } = call.params;
    if (!existsSync(path))
      throw new SearchError(404, 'snapshot_missing_exception', `[${repository}:${snapshot}] is missing`);
    return path;
  }
}

const shown = ({ params }: Call, { index, metadata }: Json): Json => ({
  snapshot: params.snapshot,
  indices: [index],
  metadata,
  state: 'SUCCESS',
});

function checkFits({ description, documents }: IndexState, { definition }: Json): void {
  if (definition !== description.definition) throw unfit('the index is defined differently');
  if (!documents.isNew) throw unfit('the index is not empty');
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableSnapshot) throw unfit(`the snapshot cannot be read: ${error.message}`);
    throw error;
  }
}
