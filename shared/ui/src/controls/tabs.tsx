import { css } from '@emotion/react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

export type Tab = { id: string; label: ReactNode; panel: ReactNode };
export type TabsProps = { label: string; tabs: Tab[]; selected: string; onSelect: (id: string) => void };

/** Tabs as in the ARIA practices: arrows, Home and End change the selection, Tab moves to the panel. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const at = tabs.findIndex(tab => tab.id === selected);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = tabs.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  return (
    <div css={style}>
      <div role="tablist" aria-label={label} onKeyDown={keys}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {tabs[at]?.panel}
      </div>
    </div>
  );
}

const style = css`
  [role='tablist'] {
    display: flex;
    gap: 0.25rem;
    overflow-x: auto;
    margin-bottom: var(--space-3);
    box-shadow: inset 0 -1px var(--line);
    scrollbar-width: none;
  }
  [role='tab'] {
    flex: none;
    min-height: 3rem;
    padding: 0.5rem 1rem;
    border: 0;
    border-bottom: 2.5px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-weight: 600;
  }
  [role='tab']:hover {
    color: var(--ink);
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--action);
    color: var(--ink);
  }
  [role='tab']:focus-visible {
    outline-offset: -3px;
  }
`;
