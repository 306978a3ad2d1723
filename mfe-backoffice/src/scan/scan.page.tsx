import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMutation } from '@tanstack/react-query';
import { couponReference } from '@ortoo/contracts';
import { definePersonalPage, useMessages } from '@ortoo/remote';
import { Workplace } from '../parts/workplace';
import { CouponStatusPanel } from './coupon-status-panel';
import { granted, rejected } from './coupon-status.rules';
import { ScanForm } from './scan-form';
import { attemptKey, markUsedMutation } from '../parts/coupon.mutations';
import { $where } from '../parts/where.store';

const Scan = () => {
  const t = useMessages();
  const where = useStore($where, { ssr: 'initial' });
  const { mutate, data, error, variables, isPending } = useMutation(markUsedMutation);
  const status = data ? granted(data) : error ? rejected(error) : undefined;
  const use = (scanned: string) => mutate({ scanned, where: where.trim(), key: attemptKey() });
  return (
    <Workplace title={t('scan.title')}>
      <div css={style}>
        <CouponStatusPanel
          status={status}
          reference={variables && couponReference(variables.scanned)}
          busy={isPending}
          onRetry={() => variables && mutate(variables)}
        />
        <ScanForm busy={isPending} onScan={use} />
      </div>
    </Workplace>
  );
};

export const page = definePersonalPage('scan.title', Scan);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--space-4);
    align-items: stretch;
  }
`;
