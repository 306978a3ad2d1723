import { useState } from 'react';
import { css } from '@emotion/react';
import { lazyPart, useMessages } from '@ortoo/remote';
import { Button, StoreIcon } from '@ortoo/ui';
import { chooseText } from './choose-text';
import type { OptionView } from './product-view.rules';

const StoreStock = lazyPart(
  async () => (await import(/* webpackChunkName: "store-stock" */ './store-stock')).StoreStock,
  { when: 'use' },
);

interface StoreStockButtonProps {
  /** The selected variant; undefined without one. */
  variantId: number | undefined;
  /** The option that must be chosen first. */
  missing: OptionView | undefined;
}

/** Stores with stock: requested on demand. */
export const StoreStockButton = ({ variantId, missing }: StoreStockButtonProps) => {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <div css={style}>
      <Button kind="quiet" size="sm" icon={<StoreIcon />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('product.inStores.ask')}
      </Button>
      {open &&
        (variantId === undefined ? (
          <p className="soft" role="status">
            {missing && chooseText(t, missing)}
          </p>
        ) : (
          <StoreStock variantId={variantId} />
        ))}
    </div>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  > button {
    margin-left: -0.875rem;
  }
`;
