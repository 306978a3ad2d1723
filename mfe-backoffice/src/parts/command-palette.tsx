import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useMessages, useNavigate } from '@ortoo/remote';
import { comboboxAttributes, useCombobox } from '@ortoo/remote/combobox';
import { Dialog, TextField } from '@ortoo/ui';
import type { PaletteItem } from './palette-sources';
import { usePalette, type PaletteGroup } from './use-palette';

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
}

interface ResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  onPick: (item: PaletteItem) => void;
}

const Results = ({ id, groups, active, onPick }: ResultsProps) => {
  const t = useMessages();
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')}>
      {groups.map(group => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} role="presentation">
            {t(group.label)}
          </p>
          {group.items.map(item => (
            // The combobox has the focus and the keys.
            <div
              key={item.id}
              id={`${id}-${item.path}`}
              role="option"
              aria-selected={item === active}
              ref={element => {
                if (item === active) element?.scrollIntoView({ block: 'nearest' });
              }}
              onMouseDown={event => event.preventDefault()}
              onClick={() => onPick(item)}
            >
              <strong>{item.label}</strong>
              {item.text && <span>{item.text}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

/** A native dialog focuses the element with this attribute, which React does not set. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

const Search = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const { groups, isSearching, hasFailed } = usePalette(text);
  const combobox = useCombobox(true);
  const options = groups.flatMap(({ items }) => items);
  const active = options[Math.max(combobox.active, 0)];
  const pick = ({ path }: PaletteItem) => {
    void navigate(path);
    onClose();
  };
  const [isWaiting, setWaiting] = useState(false);
  const isPlace = groups.some(({ id: group, items }) => group === 'places' && items.some(item => item === active));
  // What is listed before the search has ended is of an earlier text, unless the reader has moved to it.
  const isEarly = isSearching && !isPlace && combobox.active === -1;
  const pickFound = useEffectEvent(() => {
    if (active) pick(active);
  });
  useEffect(() => {
    if (isWaiting && !isSearching) pickFound();
  }, [isWaiting, isSearching]);
  const status = () => {
    if (isSearching) return t('palette.searching');
    if (hasFailed) return t('palette.failed');
    return options.length === 0 ? t('palette.nothing') : t('palette.found', { count: options.length });
  };
  return (
    <div css={style}>
      <TextField
        ref={focusFirst}
        label={t('palette.open')}
        hideLabel
        placeholder={t('palette.placeholder')}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setWaiting(false);
          combobox.setOpen(true);
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault();
            if (isEarly) setWaiting(true);
            else if (active) pick(active);
          } else if (event.key !== 'Escape') combobox.onKey(event, { options, onPick: pick, onClear: onClose });
        }}
        {...comboboxAttributes(id, options.length > 0, active && `${id}-${active.path}`)}
        maxLength={200}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <p className="soft" role="status">
        {status()}
      </p>
      {options.length > 0 && <Results id={id} groups={groups} active={active} onPick={pick} />}
    </div>
  );
};

/** Finds a place, an order, a product or a code by typing; opened by Ctrl-K. */
export const CommandPalette = ({ open, onClose }: CommandPaletteProps) => {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={t('palette.title')} closeLabel={t('actions.close')}>
      {open && <Search onClose={onClose} />}
    </Dialog>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  [role='listbox'] {
    height: min(24rem, 55dvh);
    overflow-y: auto;
    margin-inline: -0.5rem;
  }
  [role='group'] > p {
    padding: 0.75rem 0.5rem 0.25rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
    min-height: var(--target);
    padding: 0.625rem 0.5rem;
    border-radius: var(--radius-sm);
    font-size: var(--text-sm);
    cursor: pointer;
  }
  [role='option'] strong {
    font-weight: 550;
  }
  [role='option'] span {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  [role='option']:hover {
    background: var(--sand);
  }
  [role='option'][aria-selected='true'] {
    background: var(--action-wash);
    color: var(--action);
  }
`;
