import { randomUUID } from 'node:crypto';
import type { AnalysisPlugin } from '../analysis/analyzer';
import { AnalyzerRegistry } from '../analysis/registry';
import { isObject, type Json } from '../json';
import { Mapping } from '../mapping/mapping';
import type { FilterMemory, Reading } from '../query/types';
import type { Bits } from '../storage/bits';
import { Documents, type DocumentState, type Stored } from '../storage/documents';
import { TextThread } from '../storage/text-thread';

const cachedMax = 256;

/** Results of filters since the last write of their index. */
class CachedReading implements FilterMemory {
  private readonly bits = new Map<string, Bits>();
  private generation = -1;

  constructor(private readonly documents: Documents) {}

  get(key: string): Bits | undefined {
    this.renew();
    return this.bits.get(key);
  }

  set(key: string, bits: Bits): void {
    this.renew();
    const [oldest] = this.bits.keys();
    if (this.bits.size >= cachedMax && oldest !== undefined) this.bits.delete(oldest);
    this.bits.set(key, bits);
  }

  private renew(): void {
    if (this.generation === this.documents.generation) return;
    this.generation = this.documents.generation;
    this.bits.clear();
  }
}

export interface IndexOptions {
  mappings: Json;
  settings: Json;
  analysis: AnalysisPlugin | undefined;
  /** Milliseconds. */
  created: number;
  /** Only the owner writes and deletes it, and patterns skip it. */
  isReserved?: boolean;
  /** The only type that its documents have in version 6 of the protocol. */
  type?: string | undefined;
  /** Reads the texts of a large import in a thread. */
  textScript?: URL | undefined;
}

/** `index.a.b: 1`, `index: { a: { b: 1 } }` and `a.b: 1` are the same setting. */
export function flatSettings(input: Json, path = ''): Json {
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]): [string, unknown][] => {
      const name = path === '' ? key : `${path}.${key}`;
      if (isObject(value) && name !== 'analysis' && name !== 'index.analysis')
        return Object.entries(flatSettings(value, name));
      return [[name.replace(/^index\./, ''), value]];
    }),
  );
}

const defaultMaxTerms = 65_536;

/** One index: its settings, mapping and documents. */
export class IndexState {
  readonly uuid = randomUUID().replaceAll('-', '').slice(0, 22);
  readonly isReserved: boolean;
  readonly type: string | undefined;
  readonly created: number;
  readonly mapping: Mapping;
  readonly documents: Documents;
  private current: Json;
  private readonly remembered: CachedReading;
  private readonly textScript: URL | undefined;
  private importing: TextThread | undefined;
  private readonly definition: string;

  constructor(
    readonly name: string,
    { mappings, settings, analysis: plugin, created, isReserved = false, type, textScript }: IndexOptions,
  ) {
    this.current = flatSettings(settings);
    this.definition = JSON.stringify({ mappings, settings: this.current });
    const { analysis } = this.current;
    const registry = new AnalyzerRegistry(plugin, isObject(analysis) ? analysis : {});
    this.mapping = new Mapping(mappings, registry);
    this.documents = new Documents(this.mapping);
    this.created = created;
    this.isReserved = isReserved;
    this.type = type;
    this.textScript = textScript;
    this.remembered = new CachedReading(this.documents);
  }

  /** How it was defined, and its mapping, which has grown with the documents. */
  get description(): { definition: string; mapping: Json } {
    return { definition: this.definition, mapping: this.mapping.toJson() };
  }

  /** Takes the documents of an index that was defined equally. */
  restore(mapping: Json, documents: DocumentState): void {
    this.mapping.merge(mapping);
    this.documents.restore(documents);
  }

  get settings(): Json {
    return this.current;
  }

  changeSettings(changed: Json): void {
    this.current = { ...this.current, ...changed };
    this.importing ??= this.startImport();
  }

  get maxTerms(): number {
    return Number(this.settings.max_terms_count ?? defaultMaxTerms);
  }

  /** Its documents cannot be read before the next refresh. */
  get isImporting(): boolean {
    return this.importing !== undefined;
  }

  /** Puts a document, and replaces the one with the same id. */
  put(
    id: string,
    source: Json,
    { json, version }: { json?: string | undefined; version?: number | undefined } = {},
  ): Stored {
    this.importing ??= this.startImport();
    return this.documents.put(id, this.mapping.storedSource(source, json), source, version);
  }

  /** Resolves when the documents of an import have been read. */
  async settle(): Promise<void> {
    await this.importing?.settle();
  }

  /** Makes the documents of an import searchable. */
  async refresh(): Promise<void> {
    if (!this.importing) return;
    const texts = await this.importing.end();
    this.importing = undefined;
    this.documents.join(texts);
  }

  /** Documents written to an empty index without automatic refresh can be found after a refresh. */
  private startImport(): TextThread | undefined {
    if (!this.textScript || this.settings.refresh_interval !== '-1' || this.documents.count > 0) return undefined;
    const thread = new TextThread(this.textScript);
    this.documents.divert(thread);
    return thread;
  }

  reading(lookUp: Reading['lookUp'], maxTerms: number): Reading {
    return {
      name: this.name,
      mapping: this.mapping,
      documents: this.documents,
      remembered: this.remembered,
      maxTerms: Math.min(maxTerms, this.maxTerms),
      lookUp,
    };
  }
}
