import { useState } from 'react';
import { Slot, useHref, useMessages } from '@ortoo/remote';
import { SearchForm } from '@ortoo/ui';

/** A plain form that works by itself; the catalogue's suggestions take it over once somebody means to search. */
export const SearchBox = () => {
  const t = useMessages();
  const href = useHref();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const form = (
    <SearchForm
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submitLabel={t('actions.search')}
      action={href('/products')}
      input={{ onFocus: want, onPointerEnter: want }}
    />
  );
  return wanted ? <Slot id="catalog.search-box" when="now" fallback={form} /> : form;
};
