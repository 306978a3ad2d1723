import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { couponReference } from '@ortoo/contracts';
import { formatTime } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { Button, StatusPill, type StatusTone } from '@ortoo/ui';
import { memo, useDeferredValue, useState } from 'react';
import { type DeviceScan, toneOf } from './scan.rules';
import { $scans } from './scanner.store';
import { useIsUndoable } from './use-is-undoable';

const pills: Record<ReturnType<typeof toneOf>, StatusTone> = { good: 'good', used: 'waiting', bad: 'bad' };
const page = 20;

interface EntryProps {
  scan: DeviceScan;
  onUndo: (scan: DeviceScan) => void;
}

const Entry = memo(function Entry({ scan, onUndo }: EntryProps) {
  const t = useMessages();
  const isUndoable = useIsUndoable(scan);
  const isUndone = scan.undone_at !== null;
  const facts = [formatTime(scan.at), scan.coupon?.name, scan.state === 'pending' && t('scan.notSent')];
  return (
    <li>
      <span className="what">
        {couponReference(scan.code)}
        <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {isUndoable ? (
        <Button
          size="sm"
          kind="secondary"
          aria-label={t('scan.undoEntry', { code: couponReference(scan.code) })}
          onClick={() => onUndo(scan)}
        >
          {t('scan.undoOne')}
        </Button>
      ) : (
        <StatusPill tone={isUndone ? 'plain' : pills[toneOf(scan.answer)]}>
          {t(isUndone ? 'scan.undone' : `scanAnswer.titles.${scan.answer}`)}
        </StatusPill>
      )}
    </li>
  );
});

/** The scans of this device, the latest first. */
export const ScanHistory = ({ onUndo }: Pick<EntryProps, 'onUndo'>) => {
  const t = useMessages();
  // The guest waits for the answer, nobody for the list.
  const scans = useDeferredValue(useStore($scans, { ssr: 'initial' }));
  const [shown, setShown] = useState(page);
  return (
    <section css={style} aria-label={t('scan.history')}>
      <h2>{t('scan.history')}</h2>
      {scans?.length === 0 && <p className="soft">{t('scan.noHistory')}</p>}
      <ol>
        {scans?.slice(0, shown).map(scan => (
          <Entry key={scan.nonce} scan={scan} onUndo={onUndo} />
        ))}
      </ol>
      {scans && scans.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + page)}>
          {t('scan.earlier')}
        </Button>
      )}
    </section>
  );
};

const style = css`
  h2 {
    font-size: var(--text-lg);
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
    min-height: var(--target);
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--line);
  }
  .what {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
