import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import { useMessages } from '@ortoo/remote';
import { useDebounced } from '@ortoo/remote/debounced';
import { FilterIcon, IconButton, SearchIcon, TextField } from '@ortoo/ui';
import type { FilterDefinition } from './list.rules';
import { pillStyle } from './pill-style';
import type { ListControl } from './use-list';

/** Choices of the filters that are ids, by name of the filter. */
export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

interface FilterBarProps {
  list: ListControl;
  /** Name of the search field; without it the list has none. */
  searchLabel?: string;
  choices?: Choices;
}

const SearchField = ({ list, label }: { list: ListControl; label: string }) => {
  const t = useMessages();
  const { q } = list.state;
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  // The address has changed by other means: a view, a cleared search.
  if (shown !== q) {
    setShown(q);
    if (text.trim() !== q) setText(q);
  }
  const [settled] = useDebounced(text);
  const search = useEffectEvent((sought: string) => {
    if (sought.trim() !== list.state.q) list.change({ q: sought.trim() });
  });
  useEffect(() => search(settled), [settled]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== q) list.change({ q: text.trim() });
  };
  return (
    <form role="search" aria-label={label} onSubmit={submit}>
      <TextField
        type="search"
        label={label}
        hideLabel
        placeholder={label}
        value={text}
        onChange={event => setText(event.target.value)}
        maxLength={200}
        autoComplete="off"
        suffixText={<IconButton type="submit" label={t('actions.search')} icon={<SearchIcon />} />}
      />
    </form>
  );
};

interface ControlProps {
  name: string;
  filter: FilterDefinition;
  value: string;
  onChange: (value: string) => void;
  choices: Choices[string];
}

const types = { date: 'date', amount: 'text', choice: 'text', id: 'text' };

const Control = ({ name, filter, value, onChange, choices }: ControlProps) => {
  const t = useMessages();
  const id = useId();
  const label = t(filter.label);
  if (filter.kind === 'flag')
    return (
      <button
        type="button"
        css={pillStyle}
        aria-pressed={value !== ''}
        data-active={value || undefined}
        onClick={() => onChange(value ? '' : '1')}
      >
        {label}
      </button>
    );
  return (
    <span css={[pillStyle, controlStyle]} data-active={value || undefined}>
      <label htmlFor={id}>{label}</label>
      {filter.kind === 'choice' || filter.kind === 'id' ? (
        <select id={id} name={name} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{t('list.all')}</option>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          key={value}
          id={id}
          name={name}
          type={types[filter.kind]}
          inputMode={filter.kind === 'amount' ? 'numeric' : undefined}
          defaultValue={value}
          onBlur={event => event.target.value !== value && onChange(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </span>
  );
};

/** Search and filters of a list, in its address. */
export const FilterBar = ({ list, searchLabel, choices = {} }: FilterBarProps) => {
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const filters = Object.entries(list.definition.filters).filter(([, filter]) => !('inViews' in filter));
  const values: Readonly<Record<string, unknown>> = list.state.values;
  const textOf = (name: string) => (values[name] === true ? '1' : String(values[name] ?? ''));
  const choicesOf = (name: string, filter: FilterDefinition) =>
    filter.kind === 'choice'
      ? filter.options.map(value => ({ value, label: t(`${filter.text}.${value}`) }))
      : (choices[name] ?? []);
  const count = filters.filter(([name]) => textOf(name) !== '').length;
  if (!searchLabel && filters.length === 0) return null;
  return (
    <div css={style}>
      {searchLabel && <SearchField list={list} label={searchLabel} />}
      {filters.length > 0 && (
        <button
          type="button"
          css={pillStyle}
          className="only-phone"
          aria-expanded={isOpen}
          aria-controls={id}
          data-active={count > 0 || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <FilterIcon aria-hidden="true" />
          {count > 0 ? t('list.filtersSet', { count }) : t('list.filters')}
        </button>
      )}
      <div id={id} role="group" aria-label={t('list.filters')} className="filters" data-open={isOpen || undefined}>
        {filters.map(([name, filter]) => (
          <Control
            key={name}
            {...{ name, filter }}
            value={textOf(name)}
            choices={choicesOf(name, filter)}
            onChange={value => list.setFilter(name, value)}
          />
        ))}
        {list.isNarrowed && (
          <button type="button" css={pillStyle} className="clear" onClick={list.clear}>
            {t('list.clear')}
          </button>
        )}
      </div>
    </div>
  );
};

const controlStyle = css`
  padding-right: 0.25rem;
  &:focus-within {
    outline: 3px solid var(--action);
    outline-offset: 2px;
  }
  label {
    color: var(--ink-soft);
    font-weight: 450;
  }
  &[data-active] label {
    color: inherit;
  }
  select,
  input {
    min-width: 0;
    max-width: 11rem;
    min-height: 2rem;
    padding: 0 0.375rem;
    border: 0;
    background: transparent;
    font-weight: 550;
    outline: none;
  }
  input:not([type='date']) {
    width: 6rem;
  }
  option {
    background: var(--surface);
    color: var(--ink);
  }
`;

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
  form {
    flex: 1 1 16rem;
    max-width: 26rem;
    min-width: 0;
  }
  form input {
    min-height: 2.75rem;
    padding-block: 0.375rem;
    font-size: var(--text-sm);
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    min-width: 0;
  }
  .clear {
    border-color: transparent;
    background: none;
    color: var(--action);
  }
  @media (max-width: 991.98px) {
    .filters:not([data-open]) {
      display: none;
    }
    .filters {
      flex: 1 1 100%;
    }
    form input {
      font-size: 1rem;
    }
  }
`;
