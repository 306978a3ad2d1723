import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import type { StaffCoupon } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, DefinitionList, ErrorNotice, ErrorPanel, StatusPill, type StatusTone } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { OrderLink } from '../parts/order-link';
import type { ListControl } from '../parts/use-list';
import { attemptKey, markUsedMutation } from '../parts/coupon.mutations';
import { $where } from '../parts/where.store';
import { CouponState } from './coupon-state';
import { couponScansQuery, staffCouponQuery } from './coupons.queries';

const tones: Record<string, StatusTone> = { granted: 'good', already_used: 'waiting', undone: 'plain' };

const Facts = ({ coupon }: { coupon: StaffCoupon }) => {
  const t = useMessages();
  const locale = useLocale();
  const used = coupon.used_at && [formatDateTime(coupon.used_at, locale), coupon.used_where, coupon.used_by];
  return (
    <DefinitionList
      items={[
        { term: t('coupons.name'), value: coupon.name },
        { term: t('coupons.options'), value: coupon.options_text },
        { term: t('coupons.event'), value: coupon.event_at && formatDateTime(coupon.event_at, locale) },
        { term: t('coupons.place'), value: coupon.place },
        { term: t('coupons.store'), value: coupon.store_name },
        { term: t('coupons.buyer'), value: [coupon.buyer_name, coupon.buyer_phone].filter(Boolean).join(', ') },
        { term: t('coupons.order'), value: <OrderLink number={coupon.order_number} /> },
        { term: t('coupons.issued'), value: formatDateTime(coupon.issued_at, locale) },
        { term: t('coupons.validUntil'), value: formatDate(coupon.valid_until, locale) },
        { term: t('coupons.used'), value: used && used.filter(Boolean).join(' · ') },
      ]}
    />
  );
};

const Scans = ({ number }: { number: string }) => {
  const t = useMessages();
  const locale = useLocale();
  const query = useQuery(couponScansQuery(number));
  const { data, isError } = query;
  return (
    <section aria-label={t('coupons.scans')}>
      <h3>{t('coupons.scans')}</h3>
      {isError && <ErrorPanel {...failedPart(t, query)} />}
      {data?.scans.length === 0 && <p className="soft">{t('coupons.noScans')}</p>}
      <ol css={scansStyle}>
        {data?.scans.map(({ id, at, by, where, result, undone_at: undone }) => (
          <li key={id}>
            <span>
              {formatDateTime(at, locale)}
              <span className="soft">{[by, where].filter(Boolean).join(' · ')}</span>
            </span>
            <StatusPill tone={tones[undone ? 'undone' : result] ?? 'bad'}>
              {t(`coupons.results.${undone ? 'undone' : result}`)}
            </StatusPill>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A coupon with its buyer, its scans, and the button that marks it as used. */
export const CouponDetail = ({ list, number }: { list: ListControl; number: string }) => {
  const t = useMessages();
  const where = useStore($where, { ssr: 'initial' });
  const query = useQuery(staffCouponQuery(number));
  const { mutate, error, isPending } = useMutation(markUsedMutation);
  const { data: coupon } = query;
  const use = () =>
    mutate(
      { scanned: number, where: where.trim(), key: attemptKey() },
      { onSuccess: () => showToast({ tone: 'success', text: t('coupons.markedUsed', { number }) }) },
    );
  return (
    <DetailPanel
      list={list}
      title={number}
      status={coupon && <CouponState state={coupon.state} />}
      query={query}
      actions={
        coupon?.state === 'active' && (
          <Button busy={isPending} onClick={use}>
            {t('scan.use')}
          </Button>
        )
      }
    >
      {coupon && <Facts coupon={coupon} />}
      <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
      <Scans number={number} />
    </DetailPanel>
  );
};

const scansStyle = css`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
  }
  li > span:first-of-type {
    display: grid;
    min-width: 0;
  }
`;
