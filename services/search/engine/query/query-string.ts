import type { Json } from '../json';
import { parsing } from '../search-error';

interface Options {
  fields: readonly string[];
  operator: 'and' | 'or';
  lenient: boolean;
  analyzer?: string;
  /** Minimum number of the optional words that must match. */
  minimum?: unknown;
}

const clauses = /\s*(AND\b|OR\b|NOT\b|&&|\|\||[!+-](?=\S)|\()?/y;
const escaped = (text: string): string => text.replace(/\\(.)/g, '$1');

/** Parses the `query_string` language: `name:felt AND price:[100 TO 200] -"old stock" boot*`. */
class Reader {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly options: Options,
    /** The initial nesting depth. */
    private readonly level = 0,
  ) {}

  whole(): Json {
    const query = this.group();
    if (this.at < this.text.length) throw this.failure();
    return query;
  }

  private failure(): Error {
    return parsing(`Failed to parse query [${this.text}]`);
  }

  private group(): Json {
    const [must, should, must_not]: [Json[], Json[], Json[]] = [[], [], []];
    let joint = '';
    this.depth += 1;
    if (this.depth + this.level > 20) throw this.failure();
    for (;;) {
      clauses.lastIndex = this.at;
      const sign = clauses.exec(this.text)?.[1];
      this.at = clauses.lastIndex;
      if (sign === 'AND' || sign === '&&' || sign === 'OR' || sign === '||') {
        joint = sign === 'AND' || sign === '&&' ? 'AND' : 'OR';
        const before = joint === 'AND' ? should.pop() : undefined;
        if (before) must.push(before);
        continue;
      }
      if (this.at >= this.text.length || this.text[this.at] === ')') break;
      if (sign === 'NOT' || sign === '!' || sign === '-') {
        must_not.push(this.one());
        continue;
      }
      const clause = sign === '(' ? this.inParentheses() : this.one();
      const isRequired = sign === '+' || joint === 'AND' || (joint === '' && this.options.operator === 'and');
      (isRequired ? must : should).push(clause);
      joint = '';
    }
    this.depth -= 1;
    return {
      bool: {
        must,
        should,
        must_not,
        ...(should.length > 0 && this.depth === 0 && this.options.minimum !== undefined
          ? { minimum_should_match: this.options.minimum }
          : must.length === 0 && should.length > 0 && { minimum_should_match: 1 }),
      },
    };
  }

  private inParentheses(): Json {
    const inner = this.group();
    if (this.text[this.at] !== ')') throw this.failure();
    this.at += 1;
    return inner;
  }

  private take(shape: RegExp): RegExpExecArray | undefined {
    shape.lastIndex = this.at;
    const found = shape.exec(this.text);
    if (found) this.at = shape.lastIndex;
    return found ?? undefined;
  }

  private one(): Json {
    this.take(/\s*/y);
    const field = this.take(/((?:\\.|[^\s:"()[\]{}^~\\])+):(?!\s)/y)?.[1];
    if (this.text[this.at] === '(') {
      this.at += 1;
      return field === undefined
        ? this.inParentheses()
        : new Reader(this.inside(), { ...this.options, fields: [escaped(field)] }, this.depth + this.level).whole();
    }
    const clause = this.value(field === undefined ? undefined : escaped(field));
    const boost = this.take(/\^([\d.]+)/y)?.[1];
    return boost === undefined ? clause : { bool: { must: [clause], boost: Number(boost) } };
  }

  /** Reads up to the closing parenthesis. */
  private inside(): string {
    const from = this.at;
    for (let open = 1; open > 0; this.at += 1) {
      const letter = this.text[this.at];
      if (letter === undefined) throw this.failure();
      if (letter === '(') open += 1;
      if (letter === ')') open -= 1;
    }
    return this.text.slice(from, this.at - 1);
  }

  private value(field: string | undefined): Json {
    if (field === '_exists_') return { exists: { field: this.take(/[^\s)]+/y)?.[0] ?? '' } };
    const range = this.take(/([[{])\s*(\S+)\s+TO\s+([^\s\]}]+)\s*([\]}])/y);
    if (range) return this.range(field, range);
    const compared = this.take(/([<>]=?)([^\s)]+)/y);
    if (compared) {
      const name = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' }[compared[1] ?? ''] ?? 'gte';
      return this.inFields(field, own => ({ range: { [own]: { [name]: compared[2] } } }));
    }
    const regexp = this.take(/\/((?:\\.|[^/\\])+)\//y)?.[1];
    if (regexp !== undefined) return this.inFields(field, own => ({ regexp: { [own]: regexp } }));
    const phrase = this.take(/"((?:\\.|[^"\\])*)"(?:~(\d+))?/y);
    if (phrase) {
      const [, text = '', slop = '0'] = phrase;
      return this.matched(field, { query: escaped(text), type: 'phrase', slop: Number(slop) });
    }
    const word = this.take(/(?:\\.|[^\s()"^~\\[\]{}:]|:(?=\/\/))+/y)?.[0];
    if (word === undefined) throw this.failure();
    const fuzzy = this.take(/~(\d?)/y)?.[1];
    if (word === '*') return field === undefined ? { match_all: {} } : { exists: { field } };
    if (/(?<!\\)[*?]/.test(word))
      return this.inFields(field, own => ({
        wildcard: { [own]: { value: word.toLowerCase(), case_insensitive: true } },
      }));
    return this.matched(field, { query: escaped(word), ...(fuzzy !== undefined && { fuzziness: fuzzy || 'AUTO' }) });
  }

  private range(field: string | undefined, [, open, low, high, close]: RegExpExecArray): Json {
    const bounds = {
      ...(low !== '*' && { [open === '[' ? 'gte' : 'gt']: low }),
      ...(high !== '*' && { [close === ']' ? 'lte' : 'lt']: high }),
    };
    return this.inFields(field, own => ({ range: { [own]: bounds } }));
  }

  private inFields(field: string | undefined, make: (field: string) => Json): Json {
    const fields = field === undefined ? this.options.fields : [field];
    return { dis_max: { queries: fields.map(make) } };
  }

  private matched(field: string | undefined, options: Json): Json {
    const { lenient, analyzer, operator } = this.options;
    const fields = field === undefined ? this.options.fields : [field];
    const isPhrase = options.type === 'phrase';
    return {
      multi_match: {
        ...options,
        ...(fields.includes('*') ? {} : { fields }),
        ...(lenient && { lenient }),
        ...(analyzer !== undefined && { analyzer }),
        ...(!isPhrase && { operator }),
      },
    };
  }
}

/** Parses a line of the `query_string` language to a query. */
export const queryOfLine = (text: string, options: Options): Json => new Reader(text, options).whole();
