import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { couponReference } from '@ortoo/contracts';
import { definePersonalPage, useHref, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Container, TextLink } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { pageStyle } from '../parts/page-style';
import { CouponList } from './coupon-list';
import { CouponStatusPanel } from './coupon-status-panel';
import { granted, rejected } from './coupon-status.rules';
import { attemptKey, markUsedMutation } from './coupons.mutations';
import { ScanForm } from './scan-form';
import { $where } from './where.store';

const Coupons = () => {
  const t = useMessages();
  const href = useHref();
  const where = useStore($where, { ssr: 'initial' });
  const isAdmin = useStore($user, { ssr: 'initial' })?.roles.includes('admin');
  const { mutate, data, error, variables, isPending } = useMutation(markUsedMutation);
  const status = data ? granted(data) : error ? rejected(error) : undefined;
  const use = (scanned: string) => mutate({ scanned, where: where.trim(), key: attemptKey() });
  return (
    <Container css={[pageStyle, style]}>
      <h1>{t('title')}</h1>
      {isAdmin && <TextLink href={href('/backoffice/releases')}>{t('releases.title')}</TextLink>}
      <div className="desk">
        <CouponStatusPanel
          status={status}
          reference={variables && couponReference(variables.scanned)}
          busy={isPending}
          onRetry={() => variables && mutate(variables)}
        />
        <ScanForm busy={isPending} onScan={use} />
      </div>
      <CouponList busy={isPending} onUse={use} />
    </Container>
  );
};

export const page = definePersonalPage('title', Coupons);

const style = css`
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin-bottom: var(--space-3);
  }
  @media (min-width: 992px) {
    .desk {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: var(--space-4);
      align-items: stretch;
    }
  }
`;
