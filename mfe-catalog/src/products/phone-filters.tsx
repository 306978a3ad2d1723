import { useCallback, useState, type ReactNode } from 'react';
import { lazyPart, useLateDialog, useMessages } from '@ortoo/remote';
import { Button, FilterIcon } from '@ortoo/ui';
import { cleared, filterCount, type ListingState } from './listing-state.rules';

const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet')).Sheet,
  { when: 'use' },
);

interface PhoneFiltersProps {
  state: ListingState;
  /** Number of products for the choice; undefined while loading. */
  total: number | undefined;
  onChange: (next: ListingState, entry: 'push' | 'replace') => void;
  /** The filters, with a stable handler. */
  children: (onChange: (next: ListingState) => void) => ReactNode;
}

/**
 * The filters of a phone: one button, and a sheet that applies changes immediately. A move back closes the sheet and
 * leaves the list as chosen.
 */
export const PhoneFilters = ({ state, total, onChange, children }: PhoneFiltersProps) => {
  const t = useMessages();
  const { isRequested, button, dialog } = useLateDialog();
  const count = filterCount(state);
  const [chosen, setChosen] = useState<ListingState>();
  const choose = useCallback(
    (next: ListingState) => {
      setChosen(next);
      onChange(next, 'replace');
    },
    [onChange],
  );
  const close = () => {
    dialog.onClose();
    // After a move back, the entry and the state are those from before the choice.
    if (chosen) onChange(chosen, 'replace');
    setChosen(undefined);
  };
  return (
    <>
      <Button className="only-phone" kind="secondary" icon={<FilterIcon />} {...button}>
        {count > 0 ? `${t('actions.filter')} · ${count}` : t('actions.filter')}
      </Button>
      {isRequested && (
        <FilterSheet
          open={dialog.open}
          onClose={close}
          title={t('facets.title')}
          closeLabel={t('actions.close')}
          actions={
            <>
              <Button kind="secondary" disabled={count === 0} onClick={() => choose(cleared(state))}>
                {t('actions.clear')}
              </Button>
              <Button busy={total === undefined} onClick={close}>
                {t('actions.showResults', { count: total ?? 0 })}
              </Button>
            </>
          }
        >
          {children(choose)}
        </FilterSheet>
      )}
    </>
  );
};
