import { useRef, useState } from 'react';
import { Slot, useHref, useMessages } from '@ortoo/remote';
import { SearchForm } from '@ortoo/ui';

/**
 * A plain form that works by itself. On first use, the catalogue adds its suggestions to the same field, so that
 * neither the focus nor a typed letter is lost.
 */
export const SearchBox = () => {
  const t = useMessages();
  const href = useHref();
  const field = useRef<HTMLInputElement>(null);
  const [isRequested, setRequested] = useState(false);
  const want = () => setRequested(true);
  return (
    <SearchForm
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submitLabel={t('actions.search')}
      action={href('/products')}
      input={{ ref: field, onFocus: want, onPointerEnter: want }}
    >
      {isRequested && <Slot id="catalog.search-box" when="now" props={{ field }} />}
    </SearchForm>
  );
};
