import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { ClockIcon, CloseIcon, GridIcon, Picture, SearchIcon, StoreIcon } from '@ortoo/ui';
import { insideQuotes } from '../parts/inside-quotes';
import { markedPart, type Suggestion } from './suggestions.rules';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  query: string;
  onPick: (suggestion: Suggestion) => void;
  onForget: (text: string) => void;
}

const icons = { recent: ClockIcon, category: GridIcon, brand: StoreIcon, all: SearchIcon };

interface Group {
  kind: Suggestion['kind'];
  /** Index of its first line in the whole list. */
  from: number;
  lines: Suggestion[];
}

/** Groups adjacent suggestions of the same kind. */
const groupsOf = (suggestions: readonly Suggestion[]): Group[] => {
  const groups: Group[] = [];
  suggestions.forEach((suggestion, from) => {
    const last = groups.at(-1);
    if (last?.kind === suggestion.kind) last.lines.push(suggestion);
    else groups.push({ kind: suggestion.kind, from, lines: [suggestion] });
  });
  return groups;
};

const Line = ({ suggestion, text }: { suggestion: Suggestion; text: string }) => {
  const locale = useLocale();
  const { kind, label, image, price } = suggestion;
  const [before, match, after] = markedPart(label, kind === 'all' ? '' : text);
  const Icon = kind === 'product' ? undefined : icons[kind];
  return (
    <>
      {Icon && <Icon aria-hidden="true" />}
      {image && <Picture src={image} alt="" sizes="44px" maxWidth={160} />}
      <span className="label">
        {before}
        {match && <mark>{match}</mark>}
        {after}
      </span>
      {price !== undefined && <span className="price">{formatMoney(price, locale)}</span>}
    </>
  );
};

/** The lines below the search box. */
export const SuggestionList = ({ id, suggestions, active, query: text, onPick, onForget }: SuggestionListProps) => {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const recent = suggestions.filter(({ kind }) => kind === 'recent');
  const option = (suggestion: Suggestion, at: number) => (
    <li
      key={suggestion.id}
      id={`${id}-${suggestion.id}`}
      role="option"
      aria-selected={at === active}
      data-kind={suggestion.kind}
      onClick={() => onPick(suggestion)}
    >
      <Line suggestion={suggestion} text={text} />
    </li>
  );
  return (
    <div css={style} onPointerDown={event => event.preventDefault()}>
      <div className="columns">
        <div
          ref={list}
          id={id}
          className="list"
          role="listbox"
          aria-label={t(recent.length > 0 ? 'search.recent' : 'search.suggestions')}
        >
          {groupsOf(suggestions).map(({ kind, from, lines }) => (
            <ul key={kind} role="group" aria-label={t(`search.groups.${kind}`)}>
              {kind !== 'all' && (
                <li role="presentation" className="title" aria-hidden="true">
                  {t(`search.groups.${kind}`)}
                </li>
              )}
              {lines.map((line, at) => option(line, from + at))}
            </ul>
          ))}
        </div>
        {recent.length > 0 && (
          <div className="forget">
            {recent.map(({ id: key, label }) => (
              <button
                key={key}
                type="button"
                aria-label={t('search.forget', { query: insideQuotes(label, t) })}
                onClick={() => onForget(label)}
              >
                <CloseIcon />
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
};

const style = css`
  position: absolute;
  inset: calc(100% + 0.5rem) 0 auto;
  z-index: var(--z-toast);
  display: flex;
  flex-direction: column;
  max-height: min(34rem, 70dvh);
  padding: 0.5rem;
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  /* The list itself scrolls, which a combobox moves with its arrows; with buttons beside it, both do together. */
  &:has(.forget) {
    display: block;
    overflow-y: auto;
  }
  .columns {
    display: flex;
    min-height: 0;
  }
  .list {
    flex: 1;
    overflow-y: auto;
    min-width: 0;
    overscroll-behavior: contain;
  }
  .title {
    padding: 0.5rem 0.75rem 0.25rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  li[role='option'] {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.875rem;
    padding: 0.25rem 0.75rem;
    border-radius: var(--radius);
    cursor: pointer;
  }
  li[aria-selected='true'],
  li[role='option']:hover {
    background: var(--action-wash);
  }
  li svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-inline: 0.8125rem;
    color: var(--ink-soft);
  }
  li[data-kind='recent'] svg {
    margin-inline: 0.25rem 0;
  }
  li img {
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-sm);
  }
  .label {
    flex: 1;
    display: -webkit-box;
    overflow: hidden;
    min-width: 0;
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  li[data-kind='all'] {
    color: var(--action);
    font-weight: 600;
  }
  li[data-kind='all'] svg {
    color: inherit;
  }
  mark {
    background: none;
    color: var(--action);
    font-weight: 620;
  }
  .price {
    flex: none;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .forget {
    padding-top: 1.875rem;
  }
  .forget button {
    display: grid;
    place-items: center;
    width: 2.875rem;
    height: 2.875rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ink-soft);
  }
  .forget button:hover {
    background: var(--sand);
  }
  .forget svg {
    width: 1rem;
    height: 1rem;
  }
`;
