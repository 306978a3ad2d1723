import { useId, useState } from 'react';
import { css } from '@emotion/react';
import type { Bottle } from '@ortoo/contracts';
import { formatPercent } from '@ortoo/i18n';
import { useHref, useLocale, useMessages, useSite } from '@ortoo/remote';
import { addToCart } from '@ortoo/stores';
import { Button, ButtonLink, EmptyState, Picture, Price } from '@ortoo/ui';
import { useShopHref, variantPath } from './use-shop-href';
import { useVolume } from './use-volume';

/** Longest time that the button shows progress, in milliseconds; the answer may take longer. */
const busyFor = 1000;

interface BuyProps {
  bottle: Bottle;
  /** Id of the bottle's name. */
  label: string;
}

const AddToCart = ({ bottle, label }: BuyProps) => {
  const t = useMessages();
  const href = useHref();
  const [state, setState] = useState<'idle' | 'busy' | 'added'>('idle');
  const add = async () => {
    setState('busy');
    const timer = setTimeout(() => setState('idle'), busyFor);
    const order = await addToCart({ variant_id: bottle.variant.id });
    clearTimeout(timer);
    setState(order ? 'added' : 'idle');
  };
  return (
    <div className="buy">
      <Button wide busy={state === 'busy'} aria-describedby={label} onClick={() => void add()}>
        {t('actions.addToCart')}
      </Button>
      <p role="status" className="soft">
        {state === 'added' && (
          <>
            {t('notices.addedToCart')} <a href={href('/cart')}>{t('actions.goToCart')}</a>
          </>
        )}
      </p>
    </div>
  );
};

/** The way to a bottle: into the cart, or from the brand's own site to the shop. */
const Buy = ({ bottle, label }: BuyProps) => {
  const t = useMessages();
  const shopHref = useShopHref();
  const { shop_origin: origin } = useSite().configs;
  const { variant } = bottle;
  if (variant.availability !== 'in_stock') return <p className="soft">{t('state.soldOut')}</p>;
  if (origin === null) return <AddToCart bottle={bottle} label={label} />;
  return (
    <ButtonLink wide href={shopHref(variantPath(variant))} aria-describedby={label}>
      {t('product.inShop')}
    </ButtonLink>
  );
};

const BottleCard = ({ bottle }: { bottle: Bottle }) => {
  const t = useMessages();
  const locale = useLocale();
  const shopHref = useShopHref();
  const volumeOf = useVolume();
  const id = useId();
  const { name, text, image, volume, strength, variant } = bottle;
  const isSale = variant.sale_percent > 0;
  return (
    <article>
      <Picture src={image} alt="" ratio={4 / 5} sizes="(min-width: 992px) 240px, 46vw" maxWidth={960} />
      <div className="facts">
        <h3 id={id}>
          <a href={shopHref(variantPath(variant))}>{name}</a>
        </h3>
        <p className="size">
          {volumeOf(volume)} · {formatPercent(strength, locale)}
        </p>
        <p className="text">{text}</p>
      </div>
      <Price
        now={variant.display_selling_price}
        {...(isSale && { old: variant.display_price })}
        labels={{ now: t('price.now'), old: t('price.old') }}
      />
      <Buy bottle={bottle} label={id} />
    </article>
  );
};

/** Every bottle with its price and the way to buy it. */
export const Bottles = ({ bottles }: { bottles: readonly Bottle[] }) => {
  const t = useMessages();
  if (bottles.length === 0) return <EmptyState title={t('product.none')} text={t('product.noneText')} />;
  return (
    <ul css={style}>
      {bottles.map(bottle => (
        <li key={bottle.variant.id}>
          <BottleCard bottle={bottle} />
        </li>
      ))}
    </ul>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(2rem, 4vw, 3.5rem) var(--space-2);
  @media (max-width: 599.98px) {
    > li:first-of-type {
      grid-column: 1 / -1;
    }
    > li:first-of-type img {
      aspect-ratio: 1 !important;
    }
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li {
      grid-column: span 2;
    }
    > li:nth-of-type(-n + 2) {
      grid-column: span 3;
    }
  }
  article {
    position: relative;
    display: grid;
    grid-template: auto 1fr auto auto / minmax(0, 1fr);
    gap: var(--space-2);
    height: 100%;
  }
  img {
    border-radius: var(--radius-lg);
  }
  .facts {
    display: grid;
    align-content: start;
    gap: 0.375rem;
  }
  h3 {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  h3 a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  h3 a:hover {
    color: var(--action);
  }
  .size {
    color: var(--action);
    font-size: var(--text-sm);
  }
  .text {
    color: var(--ink-soft);
    line-height: 1.5;
  }
  .buy,
  > li > article > [data-kind] {
    position: relative;
  }
  .buy p:empty {
    position: absolute;
  }
  .buy p {
    margin-top: var(--space-1);
  }
  .buy a {
    color: var(--action);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    > li:nth-of-type(n) {
      grid-column: auto;
    }
    h3 {
      font-size: var(--text-lg);
    }
    .text {
      font-size: var(--text-sm);
    }
  }
`;
