import type { AnswerOf, Schemas } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import * as schemas from '@ortoo/contracts/schema';
import { formatDateTime, type Locale } from '@ortoo/i18n';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { catalogues } from '../messages/index';
import {
  type EndpointName,
  type EndpointOf,
  type EndpointRequest,
  type Handler,
  implement,
  implementWith,
  type SchemasOf,
} from './implement';

type Cell = string | number | null;
type Head = keyof (typeof catalogues)['mn']['listHeads'];

/** A list as a file. */
interface ListFile<Answer, Row> {
  rows: (answer: Answer) => readonly Row[];
  /** What of the query leads to the page after this one; `page` counts when absent. */
  next?: (answer: Answer) => object | undefined;
  columns: Readonly<Partial<Record<Head, (row: Row, locale: Locale) => Cell>>>;
}

/** Rows of a file, and of one query for it. */
const [maxRows, rowsAtOnce] = [10_000, 1_000];

/** A time of an answer as a cell. */
export const timeCell = (at: string | null, locale: Locale): Cell => at && formatDateTime(at, locale);

const nextByPage = (answer: object, page: number): object | undefined =>
  'pages' in answer && typeof answer.pages === 'number' && page < answer.pages ? { page: page + 1 } : undefined;

/** All pages of a list as one of its readers gets them. */
const readAll = async <S extends Schemas, Row>(
  request: EndpointRequest<S>,
  file: ListFile<AnswerOf<S>, Row>,
  read: (request: EndpointRequest<S>) => Promise<AnswerOf<S>>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let change: object | undefined = { page: 1 };
  for (let page = 1; change && rows.length < maxRows; page += 1) {
    const query: object = { ...(request.query as object), ...change, per_page: rowsAtOnce };
    const answer: AnswerOf<S> = await read(Object.create(request, { query: { value: query } }) as EndpointRequest<S>);
    rows.push(...file.rows(answer));
    change = file.next ? file.next(answer) : nextByPage(answer as object, page);
  }
  return rows;
};

/** A text that a spreadsheet would calculate gets an apostrophe before it. */
const toCsv = <Row>(
  rows: readonly Row[],
  { columns }: Pick<ListFile<never, Row>, 'columns'>,
  locale: Locale,
): string => {
  const heads = Object.keys(columns) as Head[];
  const { listHeads } = catalogues[locale];
  const cells = rows.map(row => heads.map(head => columns[head]?.(row, locale) ?? ''));
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  return stringify([heads.map(head => listHeads[head]), ...cells], options);
};

/**
 * Adds the route of a list, and of the same list as a file for spreadsheets at `/export.csv` below it: with its filters,
 * for those who may read the list, with the rows that they see.
 */
export const implementList = <Name extends EndpointName, Row>(
  app: FastifyInstance,
  name: Name,
  file: ListFile<AnswerOf<SchemasOf<Name>>, Row>,
  handler: Handler<SchemasOf<Name>>,
): void => {
  implement(app, name, handler);
  const { method, path, access, perVendor } = endpoints[name] as EndpointOf<Schemas>;
  const { answer: _, ...input }: Schemas = schemas[`${name}Schemas`];
  const csv = { method, access, path: `${path}/export.csv`, ...(perVendor && { perVendor }) } as const;
  implementWith<Schemas>(app, csv, input, {}, async (request, reply) => {
    const { locale } = request.reader;
    const own = request as EndpointRequest<SchemasOf<Name>>;
    const rows = await readAll<SchemasOf<Name>, Row>(own, file, one => handler(one, reply));
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${path.split('/').at(-1) ?? 'list'}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(toCsv(rows, file, locale));
  });
};
