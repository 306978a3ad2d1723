import { useMemo, useState } from 'react';
import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table';
import { searchOf } from './list.rules';
import type { DataColumn } from './table-shapes';
import type { ListControl } from './use-list';

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature, rowSelectionFeature });

/** The table of a list. */
export type ListTable<Row extends object> = ReactTable<typeof features, Row>;

const sortingOf = (columns: readonly { id: string; sort?: string }[], sort = ''): SortingState => {
  const column = columns.find(known => known.sort === sort.replace(/^-/, ''));
  return column ? [{ id: column.id, desc: sort.startsWith('-') }] : [];
};

interface DataTableOptions<Row> {
  list: ListControl;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** TanStack Table over a list: order and columns are the address, the selection belongs to what is shown. */
export const useDataTable = <Row extends object>({ list, columns, rows, rowId }: DataTableOptions<Row>) => {
  const { state, definition } = list;
  const shown = String(searchOf(definition, { ...state, open: undefined, toggled: [] }));
  const [selection, setSelection] = useState<{ of: string; ids: RowSelectionState }>({ of: '', ids: {} });
  const ids = selection.of === shown ? selection.ids : {};
  const definitions = useMemo(
    () =>
      columns.map(({ id, sort }, at) => ({
        id,
        accessorFn: (row: Row) => row,
        enableSorting: sort !== undefined,
        enableHiding: at > 0,
      })),
    [columns],
  );
  const isToggled = (id: string) => state.toggled.includes(id);
  const visibility = Object.fromEntries(columns.map(({ id, isHidden = false }) => [id, isHidden === isToggled(id)]));
  const sorting = sortingOf(columns, state.sort);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, columnVisibility: visibility, rowSelection: ids },
    onSortingChange: updater => {
      const [next] = functionalUpdate(updater, sorting);
      const sort = columns.find(({ id }) => id === next?.id)?.sort;
      if (next && sort) list.change({ sort: next.desc ? `-${sort}` : sort });
    },
    onRowSelectionChange: updater => setSelection({ of: shown, ids: functionalUpdate(updater, ids) }),
  });
};
