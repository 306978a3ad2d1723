import { useState } from 'react';
import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useHref, useLocale, useMessages, useSite } from '@ortoo/remote';
import { addToCart } from '@ortoo/stores';
import { Button, ButtonLink, Picture } from '@ortoo/ui';
import { recipePath } from '../parts/paths';
import { useShopHref, variantPath } from '../parts/use-shop-href';
import { shoppingList, totalOf, type ShoppingLine } from './recipe.rules';
import type { RecipePage } from '@ortoo/contracts';

const AddAll = ({ lines }: { lines: readonly ShoppingLine[] }) => {
  const t = useMessages();
  const href = useHref();
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'addedPart'>('idle');
  const addAll = async () => {
    setState('adding');
    let isComplete = true;
    // One after another: each answer has the version of the cart that the next one needs.
    for (const { variant, quantity } of lines) {
      const order = await addToCart({ variant_id: variant.id, quantity });
      isComplete &&= order !== undefined;
    }
    setState(isComplete ? 'added' : 'addedPart');
  };
  return (
    <>
      <Button size="lg" wide busy={state === 'adding'} onClick={() => void addAll()}>
        {t('recipe.addAll')}
      </Button>
      <p role="status" className="soft">
        {state !== 'idle' && t(`recipe.${state}`)}{' '}
        {(state === 'added' || state === 'addedPart') && <a href={href('/cart')}>{t('actions.goToCart')}</a>}
      </p>
    </>
  );
};

interface ShoppingProps {
  recipe: RecipePage;
  glasses: number;
}

/** What the shop sells of a recipe, for so many glasses, and the way into the cart. */
export const Shopping = ({ recipe, glasses }: ShoppingProps) => {
  const t = useMessages();
  const locale = useLocale();
  const shopHref = useShopHref();
  const { shop_origin: origin } = useSite().configs;
  const lines = shoppingList(recipe.ingredients, glasses);
  const available = lines.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return null;
  return (
    <section css={style} id="shopping" aria-labelledby="recipe-shopping">
      <h2 id="recipe-shopping">{t('recipe.shopping')}</h2>
      <p>{t('recipe.shoppingText')}</p>
      <ul>
        {lines.map(({ name, variant, quantity }) => (
          <li key={variant.id}>
            {variant.image && <Picture src={variant.image} alt="" sizes="64px" maxWidth={160} />}
            <div>
              <a href={shopHref(variantPath(variant))}>{name}</a>
              <span className="soft">
                {quantity > 0 ? t('recipe.packs', { count: quantity }) : t('recipe.soldOut')}
              </span>
            </div>
            <span>{formatMoney(Number(variant.selling_price) * Math.max(1, quantity), locale)}</span>
          </li>
        ))}
      </ul>
      {available.length > 0 && (
        <>
          <p className="total">
            <span>{t('recipe.total')}</span> <strong>{formatMoney(totalOf(available), locale)}</strong>
          </p>
          {origin === null ? (
            <AddAll lines={available} />
          ) : (
            <ButtonLink size="lg" wide href={shopHref(`${recipePath(recipe.slug)}?glasses=${glasses}#shopping`)}>
              {t('recipe.inShop')}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  padding: clamp(1.5rem, 4vw, 2.75rem);
  border-radius: var(--radius-xl);
  background: var(--surface);
  > p {
    color: var(--ink-soft);
    line-height: 1.5;
  }
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2);
    padding-block: var(--space-1-5);
    border-top: 1px solid var(--line);
  }
  li img {
    border-radius: var(--radius);
  }
  li > div {
    display: grid;
    gap: 0.25rem;
    grid-column-start: 2;
  }
  li a {
    display: inline-block;
    padding-block: 0.6875rem;
    line-height: 1.4;
  }
  li a::first-letter {
    text-transform: uppercase;
  }
  li a:hover {
    color: var(--action);
  }
  .total {
    display: flex;
    justify-content: space-between;
    padding-top: var(--space-2);
    border-top: 1px solid var(--line-strong);
    color: var(--ink);
    font-size: var(--text-xl);
  }
  [role='status'] a {
    color: var(--action);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;
