import { css } from '@emotion/react';
import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { PrinterIcon } from '@ortoo/ui';
import { pillStyle } from '../parts/pill-style';

/** Papers of some orders, to print. */
export const OrderPapers = ({ numbers }: { numbers: readonly string[] }) => {
  const t = useMessages();
  const joined = numbers.join(',');
  const papers = [
    { label: t('orders.slips'), path: documentPaths.packingSlips(joined) },
    { label: t('orders.labels'), path: documentPaths.parcelLabels(joined) },
  ];
  return (
    <div css={style}>
      {papers.map(({ label, path }) => (
        <a key={path} css={pillStyle} href={shopApiPrefix + path} target="_blank" rel="noopener">
          <PrinterIcon aria-hidden="true" />
          {label}
        </a>
      ))}
    </div>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  a {
    min-height: var(--target);
  }
`;
