import type { Locale } from '../locales';
import { cn } from './cn';
import { en } from './en';
import { it } from './it';
import { mn } from './mn';
import { ru } from './ru';

/** The common texts of every language, for code that is not downloaded: servers and tests. */
export const commonMessages = { mn, en, ru, cn, it } satisfies Record<Locale, unknown>;
