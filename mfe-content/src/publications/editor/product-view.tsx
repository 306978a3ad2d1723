import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { productQuery } from '../publications.queries';

/** A product among the paragraphs, as the writer sees it. */
export const ProductView = ({ node, selected }: NodeViewProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { data, isPending } = useQuery(productQuery(Number(node.attrs['id'])));
  const [product] = data?.cards ?? [];
  return (
    <NodeViewWrapper data-drag-handle="">
      <div css={style} data-selected={selected || undefined}>
        {product?.image && <Picture src={product.image} alt="" sizes="56px" maxWidth={160} />}
        <span>
          <strong>{product ? product.name : t(isPending ? 'state.loading' : 'write.productGone')}</strong>
          {product && <span>{formatMoney(product.selling_price, locale)}</span>}
        </span>
      </div>
    </NodeViewWrapper>
  );
};

const style = css`
  display: flex;
  align-items: center;
  gap: var(--space-1-5);
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &[data-selected] {
    outline: 2px solid var(--action);
  }
  img {
    width: 3.5rem;
    border-radius: var(--radius-sm);
  }
  > span {
    display: grid;
    font-size: var(--text-md);
  }
  span span {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`;
