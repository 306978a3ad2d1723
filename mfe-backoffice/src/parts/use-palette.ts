import { useQuery } from '@tanstack/react-query';
import { foldText } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { useDebounced } from '@ortoo/remote/debounced';
import { paletteQuery } from './palette.queries';
import { paletteSources, type PaletteItem } from './palette-sources';
import type { Place } from './places';
import { usePlaces, useRights } from './use-rights';

export interface PaletteGroup {
  id: string;
  /** Key of its name. */
  label: string;
  items: readonly PaletteItem[];
}

/** Groups of what a text finds: places at once, the sources after a pause. */
export const usePalette = (input: string) => {
  const t = useMessages();
  const places = usePlaces();
  const may = useRights();
  const text = input.trim();
  const [settled] = useDebounced(text);
  const sources = paletteSources.filter(({ right, accepts }) => may(right) && accepts(settled));
  const { data, isFetching } = useQuery(paletteQuery(sources, settled));
  const matches = ({ path, label }: Place) => foldText(`${t(label)} ${path}`).includes(foldText(text));
  const groups: PaletteGroup[] = [
    {
      id: 'places',
      label: 'palette.places',
      items: places.filter(matches).map(({ path, label }) => ({ id: path, label: t(label), path })),
    },
    ...(data?.groups ?? []),
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: text !== settled || isFetching,
    hasFailed: data?.hasFailed ?? false,
  };
};
