import { useMessages } from '@ortoo/remote';
import { Button, InlineNotice } from '@ortoo/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface RemovedNoticeProps {
  children: ReactNode;
  busy?: boolean;
  onUndo: () => void;
}

/** Says what was removed and brings it back; takes the focus because the pressed button is gone. */
export const RemovedNotice = ({ children, busy, onUndo }: RemovedNoticeProps) => {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), [children]);
  return (
    <div ref={place}>
      <InlineNotice
        announce
        action={
          <Button kind="quiet" size="sm" busy={busy} onClick={onUndo}>
            {t('actions.undo')}
          </Button>
        }
      >
        {children}
      </InlineNotice>
    </div>
  );
};
