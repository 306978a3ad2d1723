import { useId, useState } from 'react';
import { useMessages, useNavigate, type SlotProps } from '@ortoo/remote';
import { forgetSearch } from '@ortoo/stores';
import { useCombobox } from '@ortoo/remote/combobox';
import { SuggestionList } from './suggestion-list';
import { resultsPath, type Suggestion } from './suggestions.rules';
import { useComboboxRole, useField } from './use-field';
import { useSuggestions } from './use-suggestions';

/** Turns the plain search field of the header, which the shell owns, into a combobox. */
export const SearchSuggestions = ({ field }: SlotProps<'catalog.search-box'>) => {
  const t = useMessages();
  const navigate = useNavigate();
  const list = useId();
  const [input] = useState(() => field.current);
  const combobox = useCombobox(input === document.activeElement);

  const go = (path: string) => {
    combobox.setOpen(false);
    void navigate(path);
  };
  const pick = ({ kind, label, path }: Suggestion) => {
    if (kind === 'recent') write(label);
    go(path);
  };
  /** A removed line loses its button: the focus returns to the field. */
  const forget = (query: string) => {
    forgetSearch(query);
    input?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    // In an empty field Delete has no other effect.
    if (event.key === 'Delete' && combobox.open && active?.kind === 'recent') forgetSearch(active.label);
    combobox.onKey(event, { options: suggestions, onPick: pick, onClear: () => write('') });
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    go(text ? resultsPath(text) : '/products');
  };
  const { text, settled, write } = useField(input, {
    onKey,
    onSubmit,
    onLeave: () => combobox.setOpen(false),
    onFocus: () => combobox.setOpen(true),
  });

  const [typed, setTyped] = useState(text);
  if (typed !== text) {
    setTyped(text);
    combobox.setOpen(input === document.activeElement);
  }
  const suggestions = useSuggestions(text, settled, combobox.open);
  const ids = suggestions.map(({ id }) => id);
  const [shown, setShown] = useState(ids);
  if (shown.join() !== ids.join()) {
    setShown(ids);
    combobox.follow(shown, ids);
  }
  const open = combobox.open && suggestions.length > 0;
  const active = suggestions[combobox.active];
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
          active={combobox.active}
          query={text}
          onPick={pick}
          onForget={forget}
        />
      )}
    </>
  );
};
