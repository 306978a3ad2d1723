import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { times, type Order, type Receipt } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { DefinitionList, FormSkeleton, Section, Stack, StatusPill } from '@ortoo/ui';
import { Failed } from '../failed';
import { PaperLink } from '../paper-link';
import { useRestoredFocus } from '../use-restored-focus';
import { ReceiptForm } from './receipt-form';
import { receiptQuery } from './receipt.queries';

/** Polling interval of a requested receipt in milliseconds. */
const lookEvery = 5000;

const tones = { awaiting: 'waiting', issuing: 'moving', issued: 'good', cancelled: 'plain' } as const;

const Issued = ({ receipt, number }: { receipt: Receipt; number: string }) => {
  const t = useMessages();
  const facts = [
    { term: t('receipt.number'), value: receipt.ddtd },
    { term: t('receipt.lottery'), value: receipt.lottery },
    { term: t('receipt.organization'), value: receipt.organization_name },
  ];
  return (
    <>
      <DefinitionList items={facts} />
      {receipt.pdf_url && <PaperLink kind="secondary" href={receipt.pdf_url} number={number} />}
    </>
  );
};

/** The VAT receipt of a paid order: its state, and its recipient while that can still be changed. */
export const ReceiptPanel = ({ order }: { order: Order }) => {
  const t = useMessages();
  const query = useQuery({
    ...receiptQuery(order),
    refetchInterval: ({ state: { data: known } }) =>
      known?.state === 'awaiting' || known?.state === 'issuing' ? lookEvery : false,
  });
  const { data, isPending, isError } = query;
  const place = useRestoredFocus<HTMLDivElement>();
  return (
    <Section title={t('receipt.title')}>
      <div css={style} ref={place} tabIndex={-1}>
        {isPending && <FormSkeleton label={t('state.loading')} fields={1} />}
        {isError && data === undefined && <Failed query={query} />}
        {data && (
          <Stack gap={2}>
            <p role="status">
              <StatusPill tone={tones[data.state]}>{t(`receipt.state.${data.state}`)}</StatusPill>
            </p>
            {data.state === 'issued' && <Issued receipt={data} number={order.number} />}
          </Stack>
        )}
        {data === null && <p>{t('receipt.later', { minutes: times.receiptChoice / 60_000 })}</p>}
        {(data === null || data?.state === 'awaiting') && <ReceiptForm order={order} />}
      </div>
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
