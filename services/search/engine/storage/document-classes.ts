import { Bits } from './bits';
import { KeywordColumn, NumberColumn, PointColumn } from './columns';
import { ShapeColumn } from './shape-column';
import { Table } from './table';
import { textClasses } from './text-batch';
import type { Classes } from './transfer';
import { Values } from './values';

/** The classes of documents. */
export const documentClasses: Classes = {
  ...textClasses,
  Bits,
  KeywordColumn,
  NumberColumn,
  PointColumn,
  ShapeColumn,
  Table,
  Values,
};
