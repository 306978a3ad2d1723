import type { ReactNode } from 'react';
import { lazyPart, useLateDialog, useMessages } from '@ortoo/remote';
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
  const { isRequested, button, dialog } = useLateDialog();
  return (
    <>
      <Button className="only-phone" kind="secondary" icon={<FilterIcon />} {...button}>
        {count > 0 ? `${t('actions.filter')} · ${count}` : t('actions.filter')}
      </Button>
      {isRequested && (
        <FilterSheet
          {...dialog}
          title={t('facets.title')}
          closeLabel={t('actions.close')}
          actions={
            <>
              <Button kind="secondary" disabled={count === 0} onClick={onClear}>
                {t('actions.clear')}
              </Button>
              <Button busy={total === undefined} onClick={dialog.onClose}>
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
