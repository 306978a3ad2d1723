import type { ReactNode } from 'react';
import type { Locale, Translate } from '@ortoo/i18n';

/** Texts and formats that a cell needs. */
export interface CellTexts {
  t: Translate;
  locale: Locale;
}

/** A column of a list. The first one names the row and links to its detail. */
export interface DataColumn<Row> {
  id: string;
  /** Key of its heading. */
  head: string;
  cell: (row: Row, texts: CellTexts) => ReactNode;
  /** Figures and amounts. */
  align?: 'end';
  /** The server's name of this order, one of the list's `sorts`. */
  sort?: string;
  /** A long text: its beginning, on two lines. */
  clamp?: true;
  /** On a phone's card over both columns: what would not fit into one. */
  isWide?: boolean;
  /** Not shown until the reader chooses it. */
  isHidden?: boolean;
  /** On a phone's card: beside the title, or not at all; as a line with its heading when absent. */
  card?: 'end' | 'none';
}
