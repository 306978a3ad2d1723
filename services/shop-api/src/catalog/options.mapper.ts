import type { OptionType, OptionValue } from '@ortoo/contracts';
import { type Reader, signsOf, textFor } from '../http/locale';
import type { Options } from './variants.tables';

const serializeOptionValue = (id: number, options: Options, reader: Reader): OptionValue | undefined => {
  const value = options.values.get(id);
  const type = value && options.types.get(value.option_type_id);
  if (!value || !type) return undefined;
  const presentation = textFor(reader, value.name);
  return { id, option_type: type.code, name: value.code, presentation, swatch: value.swatch };
};

export const serializeOptionValues = (ids: readonly number[], options: Options, reader: Reader): OptionValue[] =>
  ids.map(id => serializeOptionValue(id, options, reader)).filter(value => value !== undefined);

/** `42, brown`. */
export const optionValues = (ids: readonly number[], options: Options, reader: Reader): string =>
  serializeOptionValues(ids, options, reader)
    .map(({ presentation }) => presentation)
    .join(', ');

/** `Size: 42, Colour: brown`, with the wide signs of Chinese. */
export const optionsText = (ids: readonly number[], options: Options, reader: Reader): string => {
  const { colon, comma } = signsOf(reader.locale);
  return ids
    .map(id => {
      const value = options.values.get(id);
      const type = value && options.types.get(value.option_type_id);
      return value && type ? textFor(reader, type.name) + colon + textFor(reader, value.name) : '';
    })
    .filter(Boolean)
    .join(comma);
};

/** The option types of a product, each with the values that some variant has. */
export const serializeOptionTypes = (
  typeIds: readonly number[],
  used: ReadonlySet<number>,
  options: Options,
  reader: Reader,
): OptionType[] =>
  typeIds.flatMap(id => {
    const type = options.types.get(id);
    if (!type) return [];
    const ids = [...options.values.values()]
      .filter(value => value.option_type_id === id && used.has(value.id))
      .map(value => value.id);
    return [
      {
        id,
        name: type.code,
        presentation: textFor(reader, type.name),
        option_values: serializeOptionValues(ids, options, reader),
      },
    ];
  });
