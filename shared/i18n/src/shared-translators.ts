import { addMessages, createI18n } from './create-i18n';
import { commonNamespace } from './index';
import type { Locale } from './locales';
import type { Messages } from './messages-shape';
import { translator, type Translate } from './translate';

/** Texts of a namespace. A release's catalogue is the same object for all requests. */
export type Catalogue = readonly [namespace: string, messages: Messages];

/** The translator of the catalogues up to here, and what follows when one more is added. */
interface Branch {
  translate?: Translate;
  next: Map<string, WeakMap<Messages, Branch>>;
}

const createBranch = (): Branch => ({ next: new Map() });

const trees = new Map<string, Branch>();

interface Store<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** A store's value for a key; made when it is first requested. */
const valueOf = <Key, Value>(store: Store<Key, Value>, key: Key, make: () => Value): Value => {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
};

/** Max number of texts with values; names and prices have no end. */
const maxTexts = 5_000;

/** Texts are made once: a text with values takes i18next several microseconds, and a page has hundreds. */
const withMemory = (translate: Translate): Translate => {
  const plain = new Map<string, string>();
  const filled = new Map<string, string>();
  return (key, values) => {
    if (!values) return valueOf(plain, key, () => translate(key));
    if (filled.size >= maxTexts) filled.clear();
    return valueOf(filled, key + JSON.stringify(values), () => translate(key, values));
  };
};

const open = (locale: Locale, namespace: string, catalogues: readonly Catalogue[]): Translate => {
  const instance = createI18n({ locale, resources: {} });
  for (const [id, messages] of catalogues) addMessages(instance, id, locale, messages);
  return withMemory(translator(instance, namespace));
};

/**
 * The translator of a namespace, shared by all requests that have added the same catalogues: i18next copies each of them,
 * which takes longer than translating a page. Catalogues are compared as objects: two releases of a remote have two
 * translators, and a catalogue that is no longer in use is forgotten with its translators.
 * @param added in the order in which they were added
 */
export const sharedTranslator = (locale: Locale, namespace: string, added: readonly Catalogue[]): Translate => {
  const used = added.filter(([id]) => id === namespace || id === commonNamespace);
  let branch = valueOf(trees, `${locale} ${namespace}`, createBranch);
  for (const [id, messages] of used) {
    const releases = valueOf(branch.next, id, () => new WeakMap<Messages, Branch>());
    branch = valueOf(releases, messages, createBranch);
  }
  return (branch.translate ??= open(locale, namespace, used));
};
