import { css } from '@emotion/react';
import { useLocale, useMessages } from '@ortoo/remote';
import { ChevronDownIcon } from '@ortoo/ui';
import { onRowKey, onRowPress, rowLink } from './row-keys';
import { SelectionBox } from './selection-box';
import type { DataColumn } from './table-shapes';
import type { ListTable } from './use-data-table';

export interface DataRowsProps<Row extends object> {
  table: ListTable<Row>;
  columns: readonly DataColumn<Row>[];
  caption: string;
  /** Absent for rows that lead nowhere. */
  hrefOf: ((id: string, row: Row) => string) | undefined;
  openId: string | undefined;
  canSelect: boolean;
}

type LineProps<Row extends object> = Pick<DataRowsProps<Row>, 'columns' | 'hrefOf' | 'openId' | 'canSelect'> & {
  row: ReturnType<ListTable<Row>['getRowModel']>['rows'][number];
};

const Line = <Row extends object>({ row, columns, hrefOf, openId, canSelect }: LineProps<Row>) => {
  const t = useMessages();
  const locale = useLocale();
  const { id, original } = row;
  const isOpen = id === openId;
  const isSelected = row.getIsSelected();
  return (
    <tr
      data-row-place={hrefOf ? true : undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      {canSelect && (
        <td className="select">
          <SelectionBox
            label={`${t('list.select')}: ${id}`}
            checked={isSelected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {row.getVisibleCells().map(({ column }, at) => {
        const known = columns.find(other => other.id === column.id);
        const cell = known?.cell(original, { t, locale });
        const content = known?.clamp ? <span className="clamp">{cell}</span> : cell;
        return at === 0 ? (
          <th key={column.id} scope="row">
            {hrefOf ? (
              <a {...{ [rowLink]: id }} href={hrefOf(id, original)} aria-current={isOpen ? 'true' : undefined}>
                {content}
              </a>
            ) : (
              content
            )}
          </th>
        ) : (
          <td key={column.id} data-align={known?.align} data-late={at >= narrowColumns || undefined}>
            {content}
          </td>
        );
      })}
    </tr>
  );
};

/** Columns that remain beside an open detail. */
const narrowColumns = 4;

const sorts = { asc: 'ascending', desc: 'descending' } as const;

/** Rows as a table: in a wide window. */
export const DataRows = <Row extends object>({ table, caption, ...line }: DataRowsProps<Row>) => {
  const t = useMessages();
  const { columns, canSelect } = line;
  return (
    <div css={style} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {canSelect && (
                <th className="select" scope="col">
                  <SelectionBox
                    label={t('list.selectAll')}
                    checked={table.getIsAllRowsSelected()}
                    isMixed={table.getIsSomeRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {group.headers.map(({ id, column }, at) => {
                const { head = '', align } = columns.find(({ id: known }) => known === column.id) ?? {};
                const sorted = column.getIsSorted();
                return (
                  <th
                    key={id}
                    scope="col"
                    data-align={align}
                    data-late={at >= narrowColumns || undefined}
                    aria-sort={sorted ? sorts[sorted] : undefined}
                  >
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={column.getToggleSortingHandler()}
                        data-sorted={sorted || undefined}
                      >
                        {t(head)}
                        <ChevronDownIcon aria-hidden="true" />
                      </button>
                    ) : (
                      t(head)
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={onRowKey} onClick={onRowPress}>
          {table.getRowModel().rows.map(row => (
            <Line key={row.id} row={row} {...line} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const style = css`
  container-type: inline-size;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--text-sm);
  th,
  td {
    height: 2.75rem;
    padding: 0.375rem 0.75rem;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    line-height: 1.35;
    text-align: start;
  }
  thead th {
    height: 2.5rem;
    background: var(--sand);
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
    white-space: nowrap;
  }
  thead button {
    display: inline-flex;
    align-items: center;
    gap: 0.125rem;
    min-height: 2rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
  }
  thead button:hover,
  thead button[data-sorted] {
    color: var(--ink);
  }
  thead svg {
    width: 0.875rem;
    height: 0.875rem;
    opacity: 0;
  }
  thead button:hover svg {
    opacity: 0.5;
  }
  thead button[data-sorted] svg {
    opacity: 1;
  }
  thead button[data-sorted='asc'] svg {
    transform: rotate(180deg);
  }
  tbody th a {
    display: block;
    min-width: 7rem;
    max-width: 24rem;
    font-weight: 600;
    color: var(--action);
    overflow-wrap: break-word;
  }
  tbody tr[data-row-place] {
    cursor: pointer;
  }
  @media (hover: hover) {
    tbody tr:hover {
      background: color-mix(in srgb, var(--sand) 55%, transparent);
    }
    tbody tr:hover th a {
      text-decoration: underline;
    }
  }
  tbody tr[data-selected] {
    background: var(--action-wash);
  }
  tbody tr[data-open] {
    background: var(--action-wash);
    box-shadow: inset 3px 0 var(--action);
  }
  tbody tr:focus-within {
    background: var(--sand);
  }
  tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  .clamp {
    display: -webkit-box;
    min-width: 12rem;
    max-width: 32rem;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  @container (max-width: 44rem) {
    [data-late] {
      display: none;
    }
  }
  .select {
    width: 2.75rem;
    padding: 0;
  }
  td > [data-tone] {
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
`;
