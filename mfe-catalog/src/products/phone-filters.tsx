import { useState, type ReactNode } from 'react';
import { lazyPart, useMessages } from '@ortoo/remote';
import { Button, FilterIcon } from '@ortoo/ui';

const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet')).Sheet,
  { when: 'use' },
);

interface PhoneFiltersProps {
  count: number;
  /** Number of products for the choice; undefined while loading. */
  total: number | undefined;
  onClear: () => void;
  children: ReactNode;
}

/** The filters of a phone: one button, and a sheet that applies changes immediately. */
export const PhoneFilters = ({ count, total, onClear, children }: PhoneFiltersProps) => {
  const t = useMessages();
  const [isOpen, setFiltersOpen] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className="only-phone"
        kind="secondary"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onPointerDown={() => setFiltersOpen(true)}
        onClick={() => {
          setFiltersOpen(true);
          setOpen(true);
        }}
      >
        {count > 0 ? `${t('actions.filter')} · ${count}` : t('actions.filter')}
      </Button>
      {isOpen && (
        <FilterSheet
          open={open}
          onClose={close}
          title={t('facets.title')}
          closeLabel={t('actions.close')}
          actions={
            <>
              <Button kind="secondary" disabled={count === 0} onClick={onClear}>
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
