import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { couponReference } from '@ortoo/contracts';
import { formatDateTime, formatTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, InlineNotice } from '@ortoo/ui';
import { conflictsIn, type DeviceScan } from './scan.rules';
import { settle } from './scanner';
import { $scans } from './scanner.store';

const Conflict = ({ scan: { code, at, answer, coupon } }: { scan: DeviceScan }) => {
  const t = useMessages();
  const locale = useLocale();
  const used = coupon?.used_at && formatDateTime(coupon.used_at, locale);
  const reason = [t(`scanAnswer.titles.${answer}`), used, coupon?.used_where, coupon?.used_by];
  return (
    <li>
      <strong>{couponReference(code)}</strong>
      <span>{t('scan.admittedAt', { time: formatTime(at) })}</span>
      <span>{reason.filter(Boolean).join(' · ')}</span>
    </li>
  );
};

/** Guests whom this device has let in without a network, and should not have. */
export const ScanConflicts = () => {
  const t = useMessages();
  const conflicts = conflictsIn(useStore($scans, { ssr: 'initial' }) ?? []);
  if (conflicts.length === 0) return null;
  return (
    <section css={style} aria-label={t('scan.conflicts', { count: conflicts.length })}>
      <InlineNotice tone="warn" title={t('scan.conflicts', { count: conflicts.length })} announce>
        <p>{t('scan.conflictsText')}</p>
        <ol>
          {conflicts.map(scan => (
            <Conflict key={scan.nonce} scan={scan} />
          ))}
        </ol>
        <Button kind="secondary" onClick={() => void settle(conflicts)}>
          {t('scan.settle')}
        </Button>
      </InlineNotice>
    </section>
  );
};

const style = css`
  ol {
    display: grid;
    gap: var(--space-1);
    max-height: 20rem;
    margin-block: var(--space-1);
    overflow-y: auto;
  }
  li {
    display: grid;
    overflow-wrap: anywhere;
  }
`;
