import { css } from '@emotion/react';
import { quantityTexts, useMessages } from '@ortoo/remote';
import { BagIcon, Button, QuantityStepper } from '@ortoo/ui';
import { chooseText } from './choose-text';
import { OptionPicker } from './option-picker';
import type { ProductView } from './product-view.rules';
import { SizeGuideButton } from './size-guide-button';
import { SoldOut } from './sold-out';
import { StockLine } from './stock-line';
import { StoreStockButton } from './store-stock-button';
import type { Purchase } from './use-purchase';
import { availability, choose, type Selection } from './variants.rules';

interface BuyPanelProps {
  product: ProductView;
  selection: Selection;
  purchase: Purchase;
  onSelect: (next: Selection) => void;
}

const fitting = ({ variants }: ProductView, variant: Purchase['variant']) => (variant ? [variant] : variants);

/** Variant choice and purchase. */
export const BuyPanel = ({ product, selection, purchase, onSelect }: BuyPanelProps) => {
  const t = useMessages();
  const { variant, missing, isSoldOut } = purchase;
  const hasOthers = product.variants.some(entry => entry.inStock);
  return (
    <div css={style}>
      {product.options.map(option => (
        <OptionPicker
          key={option.name}
          ref={option.name === purchase.missingFirst ? purchase.picker : null}
          option={option}
          chosen={selection[option.name]}
          availabilityOf={value => availability(product, selection, option.name, value)}
          onChoose={value => onSelect(choose(product, selection, option.name, value))}
          error={missing?.name === option.name ? chooseText(t, option) : undefined}
          help={
            option.name === 'size' && product.size_guide ? <SizeGuideButton code={product.size_guide} /> : undefined
          }
        />
      ))}
      <div className="line">
        <StockLine variants={fitting(product, variant)} arrives={product.details.pre_order_at} />
        {variant && <span className="sku">{t('product.sku', { sku: variant.sku })}</span>}
      </div>
      {isSoldOut ? (
        <SoldOut variants={fitting(product, variant)} hasOthers={hasOthers} />
      ) : (
        <div className="line buy">
          <QuantityStepper
            value={purchase.quantity}
            max={variant?.max}
            onChange={purchase.setQuantity}
            labels={quantityTexts(t)}
            size="lg"
          />
          <Button size="lg" icon={<BagIcon />} busy={purchase.busy} onClick={purchase.buy}>
            {t('actions.addToCart')}
          </Button>
        </div>
      )}
      {variant && !isSoldOut && purchase.quantity >= variant.max && variant.max > 1 && (
        <p className="soft" role="status">
          {t('product.mostQuantity', { count: variant.max })}
        </p>
      )}
      {product.shippable && !product.details.pre_order_at && (
        <StoreStockButton
          variantId={variant?.id}
          missing={product.options.find(option => option.name === purchase.missingFirst)}
        />
      )}
    </div>
  );
};

const style = css`
  display: grid;
  gap: 1.25rem;
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
  }
  .line.buy {
    align-items: flex-start;
  }
  .line.buy > button {
    flex: 1;
    padding-inline: 1rem;
  }
  /* A phone has this button in its bar, unless there is no height for one. */
  @media (max-width: 991.98px) and (min-height: 500px) {
    .line.buy > button {
      display: none;
    }
  }
  .sku {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
`;
