import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { $listLayout } from '@ortoo/stores';
import { GridIcon, IconButton, ListIcon, Select } from '@ortoo/ui';
import { changed, listingSorts, type ListingSort, type ListingState } from './listing-state.rules';

interface ListToolsProps {
  state: ListingState;
  onChange: (next: ListingState) => void;
  /** Shown first: the filters' button of a phone. */
  children: ReactNode;
}

/** Sort order and layout of the list. */
export const ListTools = ({ state, onChange, children }: ListToolsProps) => {
  const t = useMessages();
  const layout = useStore($listLayout, { ssr: 'initial' });
  const relevance = state.q ? [{ value: '', label: t('sorts.relevance') }] : [];
  const chosen = state.sort ?? (state.q ? '' : 'date_desc');
  const choose = (sort: ListingSort | '') => onChange(changed(state, { sort: sort || undefined }));
  return (
    <div css={style}>
      {children}
      <Select
        label={t('actions.sort')}
        hideLabel
        value={chosen}
        onChange={event => choose(event.target.value as ListingSort | '')}
        options={[...relevance, ...listingSorts.map(sort => ({ value: sort, label: t(`sorts.${sort}`) }))]}
      />
      <div className="layout" role="group" aria-label={t('listing.layout')}>
        {(['grid', 'list'] as const).map(form => (
          <IconButton
            key={form}
            label={t(`listing.${form}`)}
            icon={form === 'grid' ? <GridIcon /> : <ListIcon />}
            aria-pressed={layout === form}
            onClick={() => $listLayout.set(form)}
          />
        ))}
      </div>
    </div>
  );
};

const style = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.5rem;
  > div:has(select) {
    flex: 0 1 15rem;
    min-width: 0;
  }
  select {
    min-height: var(--target);
    padding-block: 0.5rem;
    border-color: var(--sand-deep);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  .layout {
    display: flex;
    flex: none;
  }
  .layout [aria-pressed='true'] {
    background: var(--action-wash);
    color: var(--action);
  }
  @media (max-width: 991.98px) {
    flex-wrap: wrap;
    > div:has(select) {
      flex: 1;
    }
  }
  @media (max-width: 479.98px) {
    > button {
      padding-inline: 0.875rem;
    }
    .layout [aria-pressed='true'] {
      display: none;
    }
  }
  @media (max-width: 359.98px) {
    > button {
      flex: 0 0 100%;
    }
  }
`;
