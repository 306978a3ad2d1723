import { css } from '@emotion/react';
import type { ProductCard } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { addToCart } from '@ortoo/stores';
import { BagIcon, Button, InlineNotice, TextLink } from '@ortoo/ui';
import { useState } from 'react';
import { splitForCart } from './add-all.rules';

/** Adds every product that needs no choice, one after the other; names the others. */
export const AddAll = ({ products }: { products: readonly ProductCard[] }) => {
  const t = useMessages();
  const href = useHref();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<number>();
  const { ready, open } = splitForCart(products);
  const add = async () => {
    setBusy(true);
    let count = 0;
    for (const { variant_id } of ready)
      if (variant_id !== null && (await addToCart({ variant_id, quantity: 1 }))) count += 1;
    setBusy(false);
    setAdded(count);
  };
  return (
    <div css={style}>
      {ready.length > 1 && (
        <Button kind="secondary" icon={<BagIcon />} busy={busy} onClick={() => void add()}>
          {t('reading.addAll', { count: ready.length })}
        </Button>
      )}
      {open.length > 0 && ready.length > 1 && (
        <p className="soft">
          {t('reading.chooseFirst')}{' '}
          {open.map(({ id, slug, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <TextLink href={href(`/products/${slug}`)}>{name}</TextLink>
            </span>
          ))}
        </p>
      )}
      {added !== undefined && added > 0 && (
        <InlineNotice tone="good" announce action={<TextLink href={href('/cart')}>{t('actions.goToCart')}</TextLink>}>
          {t('reading.added', { count: added })}
        </InlineNotice>
      )}
    </div>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: var(--space-1-5);
`;
