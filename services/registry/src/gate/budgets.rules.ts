import type { Candidate } from './candidate';
import { finding, isShell, type Finding } from './finding.rules';

/** Limits of a remote, in bytes after compression (Brotli). */
const budgets = {
  /** Files that every page loads of a remote before its own code. */
  entry: 8_000,
  /** All files of one page. */
  page: 45_000,
  /** All files of one slot, which are loaded on another remote's page. */
  slot: 20_000,
  /** One language. */
  messages: 16_000,
  /** Everything together. */
  whole: 400_000,
} as const;

type Kind = keyof typeof budgets;

/**
 * A gated remote has dozens of screens, and each of its few visitors works in it all day: what all of its screens load,
 * and all of them together, may weigh more. A single screen may not.
 */
const gatedBudgets: Readonly<Record<Kind, number>> = {
  ...budgets,
  entry: 12_000,
  messages: 24_000,
  whole: 600_000,
};

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const mends: Record<Kind, string> = {
  entry: 'Import pages lazily in remote.ts, and nothing else in it.',
  page: 'Let parts that nobody sees at first come as a lazyPart.',
  slot: 'Let parts that nobody sees at first come as a lazyPart.',
  messages: 'Take texts that belong to data out of the catalogue.',
  whole: 'Split it into two remotes, or take out what nobody uses.',
};

/** Size of the loaded files, by kind. */
export const checkBudgets = ({ record, weights }: Candidate): Finding[] => {
  if (isShell(record)) return [];
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + (weights[`browser/${file}`] ?? 0), 0);
  const { manifest, chunks } = record;
  const limits: Readonly<Record<Kind, number>> = manifest.gated ? gatedBudgets : budgets;
  const parts: [kind: Kind, name: string, bytes: number][] = [
    ['entry', 'entry', weigh(['remoteEntry.js', ...(chunks['remote'] ?? [])])],
    ...manifest.routes.map(({ id }) => ['page', id, weigh(chunks[id] ?? [])] as [Kind, string, number]),
    ...manifest.slots.map(({ id }) => ['slot', id, weigh(chunks[id] ?? [])] as [Kind, string, number]),
    ...Object.keys(chunks)
      .filter(name => name.startsWith('messages-'))
      .map(name => ['messages', name, weigh(chunks[name] ?? [])] as [Kind, string, number]),
    ['whole', 'whole', Object.values(weights).reduce((sum, bytes) => sum + bytes, 0)],
  ];
  return parts
    .filter(([kind, , bytes]) => bytes > limits[kind])
    .map(([kind, name, bytes]) =>
      finding(
        `BUDGET_${kind.toUpperCase()}`,
        `${name} weighs ${kilo(bytes)}, ${kilo(limits[kind])} are allowed.`,
        mends[kind],
      ),
    );
};
