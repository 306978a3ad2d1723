import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { foldText } from '@ortoo/i18n';
import { useLocale, useMessages, useNavigate, useSite, type SlotProps } from '@ortoo/remote';
import { $searchHistory, forgetSearch, noteSearch } from '@ortoo/stores';
import { followed, keyEffect, type ComboboxState } from '../parts/combobox.rules';
import { SuggestionList } from './suggestion-list';
import { placesQuery, suggestQuery } from './suggestions.queries';
import { resultsPath, suggestionsFor, type Suggestion } from './suggestions.rules';
import { useComboboxRole, useField } from './use-field';

/** The search field of the header; the shell owns it. */
const closed: ComboboxState = { open: false, active: -1 };

/** Turns a plain search field into a combobox. */
export const SearchSuggestions = ({ field }: SlotProps<'catalog.search-box'>) => {
  const t = useMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const { taxons } = useSite();
  const list = useId();
  const history = useStore($searchHistory, { ssr: 'initial' });
  const [input] = useState(() => field.current);
  const [state, setState] = useState<ComboboxState>({ open: input === document.activeElement, active: -1 });

  const go = (path: string) => {
    setState(closed);
    void navigate(path);
  };
  const pick = ({ kind, label, path }: Suggestion) => {
    if (kind === 'recent') write(label);
    if (kind === 'recent' || kind === 'all') noteSearch(kind === 'all' ? text : label);
    go(path);
  };
  /** A removed line loses its button: the focus returns to the field. */
  const forget = (query: string) => {
    forgetSearch(query);
    input?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    // In an empty field Delete has no other effect.
    if (event.key === 'Delete' && state.open && active?.kind === 'recent') forgetSearch(active.label);
    const effect = keyEffect(event.key, state, suggestions.length, event.altKey);
    if (effect.kind === 'none') return;
    if (effect.kind !== 'leave') event.preventDefault();
    if (effect.kind === 'move') setState(effect.state);
    if (effect.kind === 'clear') write('');
    const picked = effect.kind === 'pick' ? suggestions[effect.index] : undefined;
    if (picked) pick(picked);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    noteSearch(text);
    go(text ? resultsPath(text) : '/products');
  };
  const { text, settled, write } = useField(input, {
    onKey,
    onSubmit,
    onLeave: () => setState(closed),
    onFocus: () => setState({ open: true, active: -1 }),
  });

  const [typed, setTyped] = useState(text);
  if (typed !== text) {
    setTyped(text);
    setState({ open: input === document.activeElement, active: -1 });
  }
  const { data: suggested, isError } = useQuery({
    ...suggestQuery(settled, locale),
    enabled: state.open && settled !== '',
  });
  // Uses the site's own categories until all of them have loaded.
  const { data: places = { categories: taxons, brands: [] } } = useQuery({ ...placesQuery(), enabled: state.open });
  const suggestions = suggestionsFor({
    typed: text,
    history,
    places,
    suggested: isError ? undefined : suggested,
    fold: foldText,
    seeAll: total => t('search.seeAll', { count: total }),
  });
  const ids = suggestions.map(({ id }) => id);
  const [shown, setShown] = useState(ids);
  if (shown.join() !== ids.join()) {
    setShown(ids);
    setState(now => followed(now, shown, ids));
  }
  const open = state.open && suggestions.length > 0;
  const active = suggestions[state.active];
  useComboboxRole(input, list, open, active && `${list}-${active.id}`);

  return (
    <>
      <span role="status" className="visually-hidden">
        {open && text ? t('search.count', { count: suggestions.length }) : ''}
      </span>
      {open && (
        <SuggestionList
          id={list}
          suggestions={suggestions}
          active={state.active}
          query={text}
          onPick={pick}
          onForget={forget}
        />
      )}
    </>
  );
};
