import { parentPort } from 'node:worker_threads';
import type { AnalysisPlugin } from '../analysis/analyzer';
import { AnalyzerRegistry } from '../analysis/registry';
import type { Leaf } from '../mapping/definition';
import { Mapping } from '../mapping/mapping';
import { RowWriter } from './row-writer';
import { Sources } from './sources';
import { Table } from './table';
import { textClasses, type TextBatch, type TextField, type TextRequest, type Texts } from './text-batch';
import { pack } from './transfer';

/** Analyzes texts for the thread that started this one. */
export function serveTexts(analysis: AnalysisPlugin): void {
  const table = new Table();
  const sources = new Sources();
  const leaves = new Map<string, Leaf>();
  const writer = new RowWriter(new Mapping({}, new AnalyzerRegistry(analysis)));

  const leafOf = ({ path, type, options }: TextField['leaf']): Leaf => {
    const known = leaves.get(path) ?? { path, type, options, nested: '', readings: [] };
    leaves.set(path, known);
    return known;
  };

  const take = ({ fields, sources: input }: TextBatch): void => {
    for (const { leaf, rows, ends, values } of fields) {
      const own = leafOf(leaf);
      rows.forEach((row, at) => writer.fill(table, own, row, values.slice(ends[at - 1] ?? 0, ends[at])));
    }
    for (const json of input) sources.add(json);
  };

  parentPort?.on('message', (request: TextRequest) => {
    if (request.kind === 'batch') {
      take(request.batch);
      parentPort?.postMessage('taken');
      return;
    }
    sources.seal();
    const texts: Texts = { columns: table.allColumns, sources };
    const { packed, handedOver } = pack(texts, textClasses);
    parentPort?.postMessage(packed, handedOver);
  });
}
