import { randomUUID } from 'node:crypto';
import type { Analyzers } from '../analysis/analyzer';
import { AnalyzerRegistry } from '../analysis/registry';
import { isObject, type Json } from '../json';
import { withoutType } from '../mapping/definition';
import { Mapping } from '../mapping/mapping';
import type { FilterMemory, Reading } from '../query/types';
import type { Bits } from '../storage/bits';
import { Documents } from '../storage/documents';

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
  mappings?: Json;
  settings?: Json;
  /** Belongs to the service: it cannot be written or deleted by name, and patterns skip it. */
  owned?: boolean;
  analyzers?: Analyzers;
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
  readonly owned: boolean;
  readonly mapping: Mapping;
  readonly documents: Documents;
  settings: Json;
  private readonly remembered: CachedReading;

  constructor(
    readonly name: string,
    { mappings = {}, settings = {}, owned = false, analyzers = {} }: IndexOptions,
    readonly created: number,
  ) {
    this.settings = flatSettings(settings);
    const analysis = this.settings.analysis;
    const registry = new AnalyzerRegistry(analyzers, isObject(analysis) ? analysis : {});
    this.mapping = new Mapping(withoutType(mappings), registry);
    this.documents = new Documents(this.mapping);
    this.owned = owned;
    this.remembered = new CachedReading(this.documents);
  }

  get maxTerms(): number {
    return Number(this.settings.max_terms_count ?? defaultMaxTerms);
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
