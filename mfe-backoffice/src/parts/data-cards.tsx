import { css } from '@emotion/react';
import { useLocale, useMessages } from '@ortoo/remote';
import type { DataRowsProps } from './data-rows';
import { onRowKey, onRowPress, rowLink } from './row-keys';
import { SelectionBox } from './selection-box';

/** Rows as cards: in a narrow window. */
export const DataCards = <Row extends object>(props: DataRowsProps<Row>) => {
  const { table, columns, caption, hrefOf, openId, canSelect } = props;
  const t = useMessages();
  const locale = useLocale();
  const [title, ...rest] = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const ends = rest.filter(({ card }) => card === 'end');
  const lines = rest.filter(({ card }) => card === undefined);
  return (
    <>
      {canSelect && (
        <p css={allStyle}>
          <SelectionBox
            label={t('list.selectAll')}
            checked={table.getIsAllRowsSelected()}
            isMixed={table.getIsSomeRowsSelected()}
            onChange={table.getToggleAllRowsSelectedHandler()}
          />
          <span aria-hidden="true">{t('list.selectAll')}</span>
        </p>
      )}
      <ul css={style} aria-label={caption} onKeyDown={onRowKey} onClick={onRowPress}>
        {table.getRowModel().rows.map(row => {
          const cellOf = (column: (typeof columns)[number]) => {
            const cell = column.cell(row.original, { t, locale });
            return column.clamp ? <span className="clamp">{cell}</span> : cell;
          };
          return (
            <li key={row.id} data-row-place data-open={row.id === openId || undefined}>
              <div className="head">
                {canSelect && (
                  <SelectionBox
                    label={`${t('list.select')}: ${row.id}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                )}
                {hrefOf ? (
                  <a {...{ [rowLink]: row.id }} href={hrefOf(row.id, row.original)}>
                    {title && cellOf(title)}
                  </a>
                ) : (
                  <strong>{title && cellOf(title)}</strong>
                )}
                {ends.map(column => (
                  <span key={column.id}>{cellOf(column)}</span>
                ))}
              </div>
              <dl>
                {lines.map(column => (
                  <div key={column.id} data-wide={column.clamp ?? column.isWide}>
                    <dt>{t(column.head)}</dt>
                    <dd>{cellOf(column)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </>
  );
};

const allStyle = css`
  display: flex;
  align-items: center;
  padding-left: 0.125rem;
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;

const style = css`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-sm);
  li {
    padding: 0.25rem 0.875rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
  }
  li[data-open] {
    border-color: var(--action);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-1);
  }
  .head > label {
    margin-left: -0.75rem;
  }
  .head > a,
  .head > strong {
    flex: 1 1 8.5rem;
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: var(--target);
    font-size: var(--text-md);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .head > a {
    color: var(--action);
  }
  .head > span {
    flex: none;
    max-width: 100%;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.375rem var(--space-2);
  }
  dt {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  dd {
    overflow-wrap: anywhere;
  }
  .clamp {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  dl > [data-wide] {
    grid-column: 1 / -1;
  }
  dl > div:has(dd:empty) {
    display: none;
  }
`;
