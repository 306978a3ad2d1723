import { type LocaleId, localeIds } from '@ortoo/contracts';
import type { MessageKey } from '@ortoo/i18n';
import { createI18n } from '@ortoo/i18n/create-i18n';
import { cn } from './cn/index';
import { en } from './en/index';
import { it } from './it/index';
import { mn } from './mn/index';
import { ru } from './ru/index';

/** Every text that the server writes itself: errors, emails, SMS, tickets, bookings. */
export const catalogues = { mn, en, ru, cn, it } satisfies Record<LocaleId, unknown>;

export type TextKey = MessageKey<typeof mn>;
/** What is wrong with one field. */
export type FieldFault = keyof typeof mn.fields;

export const isFieldFault = (fault: string): fault is FieldFault => fault in mn.fields;

const namespace = 'server';

const translatorOf = (locale: LocaleId) =>
  createI18n({ locale, namespace, resources: { [locale]: { [namespace]: catalogues[locale] } } }).getFixedT(
    null,
    namespace,
  );

const translators = new Map(localeIds.map(locale => [locale, translatorOf(locale)]));

/** A text in a language; `count` selects the plural form. */
export const textIn = (
  locale: LocaleId,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string => translators.get(locale)?.(key, values) ?? key;
