import { css } from '@emotion/react';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { couponReference } from '@ortoo/contracts';
import { Button, CircleCheckIcon, CloseIcon, TriangleAlertIcon, UndoIcon } from '@ortoo/ui';
import { useEffect, useEffectEvent } from 'react';
import { type DeviceScan, toneOf } from './scan.rules';
import { useSecondsLeft } from './use-seconds-left';

const icons = { good: CircleCheckIcon, used: TriangleAlertIcon, bad: CloseIcon };

const Usage = ({ coupon }: { coupon: NonNullable<DeviceScan['coupon']> }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <>
      {coupon.used_at && <p className="name">{formatDateTime(coupon.used_at, locale)}</p>}
      {coupon.used_where && <p>{t('scanAnswer.usedWhere', { where: coupon.used_where })}</p>}
      {coupon.used_by && <p>{t('scanAnswer.usedBy', { name: coupon.used_by })}</p>}
    </>
  );
};

const Details = ({ scan: { answer, coupon, admitted, state } }: { scan: DeviceScan }) => {
  const t = useMessages();
  return (
    <>
      {answer === 'already_used' && coupon && <Usage coupon={coupon} />}
      {answer !== 'already_used' && coupon && <p className="name">{coupon.name}</p>}
      {coupon && <p>{[coupon.options_text, coupon.buyer_name].filter(Boolean).join(' · ')}</p>}
      <p>{t(`scanAnswer.texts.${answer}`)}</p>
      {admitted && state === 'pending' && <p>{t('scanAnswer.offline')}</p>}
    </>
  );
};

interface ScanAnswerProps {
  scan: DeviceScan;
  isUndoing: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Milliseconds after which the camera is seen again; other answers stay until somebody has read them. */
const goodFor = 3_000;

/** The answer to a scan on the whole screen, readable from an arm's length; the next scan replaces it. */
export const ScanAnswer = ({ scan, isUndoing, onUndo, onClose }: ScanAnswerProps) => {
  const t = useMessages();
  const tone = toneOf(scan.answer);
  const Icon = icons[tone];
  const seconds = useSecondsLeft(scan);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (tone !== 'good' || isUndoing) return;
    const timer = setTimeout(close, goodFor);
    return () => clearTimeout(timer);
  }, [tone, isUndoing]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div css={style} data-tone={tone}>
      <div className="words" role="alert">
        <Icon aria-hidden="true" />
        <strong>{t(`scanAnswer.titles.${scan.answer}`)}</strong>
        <Details scan={scan} />
        <p>{couponReference(scan.code)}</p>
      </div>
      <div className="buttons">
        {seconds > 0 && (
          <Button kind="secondary" size="lg" wide icon={<UndoIcon />} busy={isUndoing} onClick={onUndo}>
            {t('scan.undo', { count: seconds })}
          </Button>
        )}
        <Button kind="secondary" size="lg" wide onClick={onClose}>
          {t('scan.next')}
        </Button>
      </div>
    </div>
  );
};

// Signal colours are the same in every theme, so they are no theme tokens.
const style = css`
  position: fixed;
  inset: 0;
  z-index: var(--z-toast);
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding: max(var(--space-3), env(safe-area-inset-top)) var(--space-2) max(var(--space-3), env(safe-area-inset-bottom));
  overflow-y: auto;
  text-align: center;
  overflow-wrap: anywhere;
  &[data-tone='good'] {
    background: #14703f;
    color: #fff;
  }
  &[data-tone='used'] {
    background: #ff9f2e;
    color: #2b1500;
  }
  &[data-tone='bad'] {
    background: #b3211a;
    color: #fff;
  }
  .words {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--space-1);
  }
  .words > svg {
    width: 7rem;
    height: 7rem;
    stroke-width: 2.25;
  }
  strong {
    font-size: clamp(2rem, 9vw, 3.5rem);
    font-weight: 700;
    line-height: 1.1;
  }
  .name {
    font-size: var(--text-xl);
    font-weight: 600;
  }
  .buttons {
    display: grid;
    gap: var(--space-1);
    width: min(100%, 28rem);
    margin-inline: auto;
  }
`;
