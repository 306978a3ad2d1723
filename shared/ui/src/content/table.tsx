import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The cell that names the row. */
  rowHead?: boolean;
};
export type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
};

/** A table that scrolls inside itself when the screen is narrow. */
export function Table<Row>({ caption, hideCaption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div css={style} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(column => {
                const Cell = column.rowHead ? 'th' : 'td';
                return (
                  <Cell key={column.id} scope={column.rowHead ? 'row' : undefined} data-align={column.align}>
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const style = css`
  overflow-x: auto;
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  caption {
    padding: 1rem 1rem 0.5rem;
    font-weight: 620;
    text-align: start;
  }
  th,
  td {
    padding: 0.8125rem 1rem;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 600;
  }
  tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
`;
