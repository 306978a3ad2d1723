import { useRef, type ReactNode } from 'react';
import { lazyPart, useLateDialog, useMessages, useNavigate } from '@ortoo/remote';
import { Button, FilterIcon } from '@ortoo/ui';
import { cleared, filterCount, writeListing, type ListingState } from './listing-state.rules';

const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet')).Sheet,
  { when: 'use' },
);

interface PhoneFiltersProps {
  state: ListingState;
  /** Number of products for the choice; undefined while loading. */
  total: number | undefined;
  onChange: (next: ListingState, entry: 'push' | 'replace') => void;
  children: ReactNode;
}

/**
 * The filters of a phone: one button, and a sheet that applies changes immediately. The open sheet is an entry of the
 * history, so that a move back closes it and leaves the list as chosen.
 */
export const PhoneFilters = ({ state, total, onChange, children }: PhoneFiltersProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const before = useRef('');
  const { isRequested, button, dialog } = useLateDialog(() => onChange(state, 'replace'));
  const count = filterCount(state);
  const open = () => {
    before.current = writeListing(state);
    onChange(state, 'push');
    button.onClick();
  };
  const close = () => {
    dialog.onClose();
    // Without a choice its entry would be the same list twice.
    if (writeListing(state) === before.current) void navigate(-1);
  };
  return (
    <>
      <Button className="only-phone" kind="secondary" icon={<FilterIcon />} {...button} onClick={open}>
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
              <Button kind="secondary" disabled={count === 0} onClick={() => onChange(cleared(state), 'replace')}>
                {t('actions.clear')}
              </Button>
              <Button busy={total === undefined} onClick={close}>
                {t('actions.showResults', { count: total ?? 0 })}
              </Button>
            </>
          }
        >
          {children}
        </FilterSheet>
      )}
    </>
  );
};
