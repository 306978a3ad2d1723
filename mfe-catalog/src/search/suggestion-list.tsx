import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { ClockIcon, CloseIcon, GridIcon, Picture, SearchIcon } from '@ortoo/ui';
import { markedPart, type Suggestion } from './suggestions.rules';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  words: string;
  onPick: (suggestion: Suggestion) => void;
  onForget: (words: string) => void;
}

const icons = { recent: ClockIcon, category: GridIcon, all: SearchIcon };

const Line = ({ suggestion, words }: { suggestion: Suggestion; words: string }) => {
  const locale = useLocale();
  const { kind, label, image, price } = suggestion;
  const [before, match, after] = markedPart(label, kind === 'all' ? '' : words);
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

/** The lines under the search box. */
export const SuggestionList = ({ id, suggestions, active, words, onPick, onForget }: SuggestionListProps) => {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const recent = suggestions.filter(({ kind }) => kind === 'recent');
  return (
    <div css={style} onPointerDown={event => event.preventDefault()}>
      {recent.length > 0 && <p aria-hidden="true">{t('search.recent')}</p>}
      <div className="columns">
        <ul
          ref={list}
          id={id}
          role="listbox"
          aria-label={t(recent.length > 0 ? 'search.recent' : 'search.suggestions')}
        >
          {suggestions.map((suggestion, at) => (
            <li
              key={suggestion.id}
              id={`${id}-${suggestion.id}`}
              role="option"
              aria-selected={at === active}
              data-kind={suggestion.kind}
              onClick={() => onPick(suggestion)}
            >
              <Line suggestion={suggestion} words={words} />
            </li>
          ))}
        </ul>
        {recent.length > 0 && (
          <div className="forget">
            {recent.map(({ id: key, label }) => (
              <button
                key={key}
                type="button"
                aria-label={t('search.forget', { words: label })}
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
  > p {
    padding: 0.375rem 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  .columns {
    display: flex;
    min-height: 0;
  }
  ul {
    flex: 1;
    overflow-y: auto;
    min-width: 0;
    overscroll-behavior: contain;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.875rem;
    padding: 0.25rem 0.75rem;
    border-radius: var(--radius);
    cursor: pointer;
  }
  li[aria-selected='true'],
  li:hover {
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
