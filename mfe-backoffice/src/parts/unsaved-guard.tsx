import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHref, useMessages, useNavigate } from '@ortoo/remote';
import { Button, Dialog } from '@ortoo/ui';

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** The changes are given up. */
  onDiscard: () => void;
}

/** The link of a click that would leave the page. */
const leavingLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === new URL(document.baseURI).origin ? link : undefined;
};

/** Asks before a page with unsaved changes is left by a link, and lets the browser ask before it is closed. */
export const UnsavedGuard = ({ isUnsaved, onDiscard }: UnsavedGuardProps) => {
  const t = useMessages();
  const href = useHref();
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  const hold = useEffectEvent((event: MouseEvent) => {
    const link = leavingLink(event);
    if (!link) return;
    event.preventDefault();
    const prefix = href('/').replace(/\/$/, '');
    setTarget(link.pathname.slice(prefix.length) + link.search || '/');
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', hold, true);
    };
  }, [isUnsaved]);
  const leave = () => {
    const to = target ?? '/';
    setTarget(undefined);
    onDiscard();
    void navigate(to);
  };
  return (
    <Dialog
      open={target !== undefined}
      onClose={() => setTarget(undefined)}
      title={t('unsaved.title')}
      closeLabel={t('actions.close')}
    >
      <div css={style}>
        <p>{t('unsaved.text')}</p>
        <Button onClick={() => setTarget(undefined)}>{t('unsaved.stay')}</Button>
        <Button kind="secondary" onClick={leave}>
          {t('unsaved.leave')}
        </Button>
      </div>
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
`;
