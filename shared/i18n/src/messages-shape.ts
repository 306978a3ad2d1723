/** A catalogue: nested plain objects with texts as leaves. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** All keys of a catalogue in dots; plural forms count as one key. */
export type MessageKey<Catalogue> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${MessageKey<Catalogue[Key]>}`;
}[keyof Catalogue & string];

/**
 * Required shape of a translation: every key of the source catalogue, with the plural forms of its language. `satisfies
 * Translation<typeof mn>` makes a missing text a compile error.
 */
export type Translation<Catalogue> = {
  readonly [
    Key in keyof Catalogue & string as Key extends `${string}${PluralSuffix}` ? never : Key
  ]: Catalogue[Key] extends string ? string : Translation<Catalogue[Key]>;
} & {
  readonly [
    Key in keyof Catalogue & string as Key extends `${string}${PluralSuffix}` ? `${WithoutPlural<Key>}_other` : never
  ]: string;
} & {
  readonly [
    Key in keyof Catalogue & string as Key extends `${string}${PluralSuffix}`
      ? `${WithoutPlural<Key>}${PluralSuffix}`
      : never
  ]?: string;
};
