import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { failedPage, paginationTexts, useMessages } from '@ortoo/remote';
import { $viewport } from '@ortoo/stores';
import {
  Button,
  DownloadIcon,
  EmptyState,
  ErrorPanel,
  Pagination,
  Select,
  Skeleton,
  SkeletonPage,
  TableIcon,
} from '@ortoo/ui';
import { DataCards } from './data-cards';
import { DataRows } from './data-rows';
import { FilterBar, type Choices } from './filter-bar';
import { pageSizes } from './list.rules';
import { ListViews, type ListView } from './list-views';
import { pillStyle } from './pill-style';
import { Popover } from './popover';
import { SortChoice } from './sort-choice';
import type { DataColumn } from './table-shapes';
import { useDataTable, type ListTable } from './use-data-table';
import type { ListControl } from './use-list';

/** Paging as the lists of the Shop API answer it. */
interface Paging {
  total_count: number;
  current_page: number;
  per_page: number;
  pages: number;
}

export interface DataTableProps<Row extends object> {
  list: ListControl;
  /** Result of the list's query; `placeholderData: keepPreviousData` keeps the rows while the next ones load. */
  query: { data: Paging | undefined; isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  /** Constant, outside the component. */
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** Names the table. */
  caption: string;
  /** Address of a row; the detail beside the list when absent, none when null. */
  hrefOf?: ((row: Row) => string) | null;
  searchLabel?: string;
  choices?: Choices;
  views?: readonly ListView[];
  /** Key of the name of the list as it opens; `list.all` when absent. */
  firstView?: string;
  /** The list without a search or filter has no rows. */
  empty: { icon: ReactNode; title: string; text: string; actions?: ReactNode };
  /** Actions for the selected rows; without them rows cannot be selected. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Address of the list as CSV. */
  exportHref?: string;
}

const noRows: readonly never[] = [];

const ColumnChoice = <Row extends object>({
  table,
  columns,
  list,
}: Pick<DataTableProps<Row>, 'columns' | 'list'> & { table: ListTable<Row> }) => {
  const t = useMessages();
  const { toggled } = list.state;
  const toggle = (id: string) =>
    list.change({ toggled: toggled.includes(id) ? toggled.filter(other => other !== id) : [...toggled, id] });
  return (
    <Popover label={t('list.columns')} icon={<TableIcon aria-hidden="true" />}>
      <ul css={columnsStyle}>
        {columns.slice(1).map(({ id, head }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={table.getColumn(id)?.getIsVisible() ?? true}
                onChange={() => toggle(id)}
              />
              {t(head)}
            </label>
          </li>
        ))}
      </ul>
    </Popover>
  );
};

const LoadingRows = () => {
  const t = useMessages();
  return (
    <SkeletonPage label={t('state.loading')}>
      <div css={loadingStyle}>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} height="2.25rem" />
        ))}
      </div>
    </SkeletonPage>
  );
};

const Nothing = ({ list, empty }: Pick<DataTableProps<object>, 'list' | 'empty'>) => {
  const t = useMessages();
  const { pathOf, definition } = list;
  if (!list.isNarrowed)
    return pathOf({ open: undefined, page: 1 }) === definition.path ? (
      <EmptyState {...empty} />
    ) : (
      <EmptyState icon={empty.icon} title={t('list.emptyView')} />
    );
  return (
    <EmptyState
      icon={empty.icon}
      title={t('list.empty')}
      text={t('list.emptyText')}
      actions={<Button onClick={list.clear}>{t('list.showAll')}</Button>}
    />
  );
};

const Foot = ({ list, paging }: { list: ListControl; paging: Paging }) => {
  const t = useMessages();
  const { page, per_page } = list.state;
  if (paging.total_count <= pageSizes[0]) return null;
  return (
    <div css={footStyle}>
      <Select
        label={t('list.perPage')}
        value={String(per_page)}
        onChange={event => list.change({ per_page: Number(event.target.value) })}
        options={pageSizes.map(size => ({ value: String(size), label: String(size) }))}
      />
      <Pagination
        {...paginationTexts(t)}
        page={page}
        pages={paging.pages}
        hrefOf={to => list.hrefOf({ page: to, open: undefined })}
      />
    </div>
  );
};

/** A list of the back office: views, search, filters, rows with their order and selection, pages. All in the address. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const {
    list,
    query,
    rows,
    columns,
    rowId,
    caption,
    searchLabel,
    choices,
    views = [],
    empty,
    bulk,
    exportHref,
  } = props;
  const t = useMessages();
  const isWide = useStore($viewport, { ssr: 'initial' }) === 'desktop';
  const table = useDataTable({ list, columns, rows: rows ?? noRows, rowId });
  const selected = table.getSelectedRowModel().rows.map(row => row.original);
  const { data } = query;
  const Rows = isWide ? DataRows : DataCards;
  const toDetail = (id: string) => list.hrefOf({ open: id });
  const { hrefOf: toRow } = props;
  const hrefOf = toRow === null ? undefined : (id: string, row: Row) => toRow?.(row) ?? toDetail(id);
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <div css={style} aria-busy={query.isFetching || undefined}>
      <ListViews list={list} views={views} first={props.firstView ?? 'list.all'} />
      <FilterBar {...{ list, searchLabel, choices }} />
      <div className="line">
        <p className="soft" role="status">
          {data && !query.isError ? t('list.found', { count: data.total_count }) : ''}
        </p>
        <div className="tools">
          {exportHref && hasRows && (
            <a css={pillStyle} href={exportHref} download>
              <DownloadIcon aria-hidden="true" />
              {t('list.csv')}
            </a>
          )}
          {isWide ? <ColumnChoice {...{ table, columns, list }} /> : <SortChoice {...{ columns, list }} />}
        </div>
      </div>
      {bulk && selected.length > 0 && (
        <div css={bulkStyle} role="group" aria-label={t('list.selectedActions')}>
          <span role="status">{t('list.selected', { count: selected.length })}</span>
          <Button kind="quiet" size="sm" onClick={() => table.resetRowSelection(true)}>
            {t('list.clearSelection')}
          </Button>
          {bulk(selected, () => table.resetRowSelection(true))}
        </div>
      )}
      {query.isError && <ErrorPanel {...failedPage(t, query)} />}
      {!rows && !query.isError && <LoadingRows />}
      {hasRows && (
        <Rows
          {...{ table, columns, caption }}
          hrefOf={hrefOf}
          openId={list.state.open}
          canSelect={bulk !== undefined}
        />
      )}
      {rows?.length === 0 && !query.isError && <Nothing {...{ list, empty }} />}
      {data && hasRows && <Foot list={list} paging={data} />}
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1-5);
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
    min-height: 2.25rem;
  }
  .tools {
    display: flex;
    min-width: 0;
    gap: var(--space-1);
  }
`;

const columnsStyle = css`
  label {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.25rem;
    cursor: pointer;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--action);
  }
`;

const loadingStyle = css`
  display: grid;
  gap: var(--space-1);
`;

const bulkStyle = css`
  position: sticky;
  top: calc(var(--header-height) + 0.5rem);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  padding: 0.25rem 0.5rem;
  border-radius: var(--radius);
  background: var(--action-wash);
  font-size: var(--text-sm);
  font-weight: 600;
`;

const footStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  > div:first-of-type {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  select {
    min-height: 2.5rem;
    padding-block: 0.25rem;
    font-size: var(--text-sm);
  }
`;
