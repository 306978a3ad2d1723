import type { ListControl } from './use-list';

/** The open row of a queue, whose answer has all of it, and what follows a decision. */
export const useOpenRow = <Row>(list: ListControl, rows: readonly Row[] | undefined, rowId: (row: Row) => string) => {
  const { open } = list.state;
  const at = rows?.findIndex(row => rowId(row) === open) ?? -1;
  const near = rows?.[at + 1] ?? rows?.[at - 1];
  return {
    row: rows?.[at],
    /** Somebody has decided it, or the list has moved on. */
    isGone: open !== undefined && rows !== undefined && at === -1,
    /** Opens the row after the decided one, or the one before it; closes the detail of the last. */
    openNext: () => list.change({ open: near && rowId(near) }),
  };
};
