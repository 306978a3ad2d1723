import type { Locale } from '@ortoo/i18n';
import type { ColumnType } from 'kysely';

/** A text by locale. */
export type Text<T = string> = Partial<Record<Locale, T>>;
/** Read as an object, written as the text of its JSON. */
export type Json<T> = ColumnType<T, string, string>;
export type Time = ColumnType<Date, Date, Date>;
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
