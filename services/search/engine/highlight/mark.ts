import type { Analyzer } from '../analysis/analyzer';
import type { Json } from '../json';
import type { Leaf } from '../mapping/definition';
import type { Mark, Scope } from '../query/types';
import { sourcePath, valuesAt } from '../search/source-values';
import { indexAnalyzer } from '../storage/row-writer';
import type { HighlightField, Highlighting } from './read';

interface Span {
  start: number;
  end: number;
  terms: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '/': '&#x2F;',
};
const escaped = (text: string): string => text.replace(/[&<>"'/]/g, letter => escapes[letter] ?? letter);

function spansOf(analyzer: Analyzer | undefined, text: string): Span[] {
  if (!analyzer) return [{ start: 0, end: text.length, terms: [text] }];
  const found: Span[] = [];
  analyzer.split(text, (word, start, end) =>
    found.push({ start, end, terms: analyzer.forms(word).map(({ term }) => term) }),
  );
  return found;
}

/** Words of a phrase count only when they are adjacent. */
function marked({ check, step }: Scope, spans: readonly Span[], marks: readonly Mark[]): Span[] {
  const chosen = new Set<Span>();
  for (const { test, phrase } of marks) {
    check();
    if (!phrase) spans.filter(({ terms }) => terms.some(test)).forEach(span => chosen.add(span));
    else
      spans.forEach((_, at) => {
        phrase.forEach(step);
        const run = phrase.map((_word, on) => spans[at + on]);
        if (
          phrase.every(
            (word, on) =>
              run[on]?.terms.includes(word) === true ||
              (on === phrase.length - 1 && run[on]?.terms.some(test) === true),
          )
        )
          run.forEach(span => span && chosen.add(span));
      });
  }
  return spans.filter(span => chosen.has(span));
}

interface Fragment {
  start: number;
  end: number;
  spans: Span[];
}

const sentenceEnds = /[.!?…。]+[\s"'»)]*|\n+/gu;

/** Fragments of a text of about a given length, split at sentence ends. */
function fragmentsOf(text: string, size: number, spans: readonly Span[]): Fragment[] {
  const ends = [...text.matchAll(sentenceEnds)]
    .map(found => found.index + found[0].length)
    .filter(end => end < text.length);
  const found: Fragment[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    if (end - start < size && end !== text.length) continue;
    if (end > start) found.push({ start, end, spans: spans.filter(span => span.start >= start && span.start < end) });
    start = end;
  }
  return found;
}

function painted(text: string, { start, end, spans }: Fragment, { pre, post, asHtml }: HighlightField): string {
  const write = asHtml ? escaped : (part: string): string => part;
  let [at, out] = [start, ''];
  for (const span of spans) {
    if (span.start < at) continue;
    out += `${write(text.slice(at, span.start))}${pre}${write(text.slice(span.start, span.end))}${post}`;
    at = span.end;
  }
  return (out + write(text.slice(at, Math.max(at, end)))).trim();
}

function inOneText(text: string, spans: readonly Span[], field: HighlightField): Fragment[] {
  const whole = { start: 0, end: text.length, spans: [...spans] };
  const parts = field.fragments === 0 ? [whole] : fragmentsOf(text, field.size, spans);
  return parts.filter(part => part.spans.length > 0);
}

function textsOf(scope: Scope, source: Json, leaf: Leaf, field: HighlightField, marks: readonly Mark[]): string[] {
  const values = valuesAt(source, sourcePath(scope, leaf))
    .filter(value => typeof value === 'string' || typeof value === 'number')
    .map(String);
  const fields = new Set([leaf.path, ...field.alsoOf]);
  const relevant = field.onlyMatching ? marks.filter(mark => fields.has(mark.field)) : marks;
  const readings = [leaf, ...field.alsoOf.flatMap(name => scope.reading.mapping.leaf(name) ?? [])];
  const analyzers = readings.map(reading =>
    reading.type === 'text' ? indexAnalyzer(scope.reading.mapping, reading) : undefined,
  );
  const found = values.flatMap(text => {
    const spans = analyzers.flatMap((analyzer, at) => {
      const own = field.onlyMatching
        ? relevant.filter(mark => mark.field === readings[at]?.path || mark.field === leaf.path)
        : relevant;
      return marked(scope, spansOf(analyzer, text), own);
    });
    const unique = [...new Map(spans.map(span => [span.start, span])).values()].sort((a, b) => a.start - b.start);
    return inOneText(text, unique, field).map(fragment => ({ text, fragment }));
  });
  if (field.byScore) found.sort((a, b) => b.fragment.spans.length - a.fragment.spans.length);
  const shown = field.fragments === 0 ? found : found.slice(0, field.fragments);
  if (shown.length > 0) return shown.map(({ text, fragment }) => painted(text, fragment, field));
  const [first] = values;
  return field.noMatch > 0 && first !== undefined ? [first.slice(0, field.noMatch)] : [];
}

/** The texts of a hit with the matched words marked. */
export function markedTexts(scope: Scope, source: Json, { fields }: Highlighting, marks: readonly Mark[]): Json {
  const answer: Json = {};
  for (const field of fields)
    for (const leaf of scope.reading.mapping.matching(field.pattern)) {
      if (leaf.type !== 'text' && leaf.type !== 'keyword') continue;
      scope.check();
      const texts = textsOf(scope, source, leaf, field, field.query ? field.query.marks(scope) : marks);
      if (texts.length > 0) answer[leaf.path] = texts;
    }
  return answer;
}
