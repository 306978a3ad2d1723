import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPart, useMessages } from '@ortoo/remote';
import { Dialog, ErrorPanel, Skeleton, Table } from '@ortoo/ui';
import { sizeGuideQuery } from './product.queries';

interface SizeGuideProps {
  code: string;
  open: boolean;
  onClose: () => void;
}

const Guide = ({ code }: { code: string }) => {
  const t = useMessages();
  const requested = useQuery(sizeGuideQuery(code));
  const guide = requested.data;
  if (requested.isError) return <ErrorPanel {...failedPart(t, requested)} />;
  if (!guide) return <Skeleton height="20rem" round />;
  return (
    <div css={style}>
      <Table
        caption={guide.name}
        columns={guide.columns.map((head, at) => ({
          id: head,
          head,
          cell: (row: string[]) => row[at],
          rowHead: at === 0,
        }))}
        rows={guide.rows}
        keyOf={row => row.join()}
      />
      <h3>{t('product.sizes.how')}</h3>
      <ol>
        {guide.how.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
};

/** Size table, and how to measure. */
export const SizeGuide = ({ code, open, onClose }: SizeGuideProps) => {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={t('product.sizes.title')} closeLabel={t('actions.close')}>
      <Guide code={code} />
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  h3 {
    font-size: var(--text-lg);
  }
  ol {
    display: grid;
    gap: 0.5rem;
    padding-left: 1.25rem;
    list-style: decimal;
    line-height: 1.55;
  }
`;
