import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';
import { Button, Dialog } from '@ortoo/ui';

interface QuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** In place of the form, which keeps what was typed; afterwards the focus is where it was. */
const Question = ({ onStay, onLeave }: QuestionProps) => {
  const t = useMessages();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    stay.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div css={style} role="group" aria-label={t('unsaved.title')}>
      <p>
        <strong>{t('unsaved.title')}</strong>
      </p>
      <Button ref={stay} onClick={onStay}>
        {t('unsaved.stay')}
      </Button>
      <Button kind="secondary" onClick={onLeave}>
        {t('unsaved.leave')}
      </Button>
    </div>
  );
};

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog with a form that takes a while: it asks before it closes over something that was typed. */
export const FormDialog = ({ open, onClose, title, children }: FormDialogProps) => {
  const t = useMessages();
  const [isTouched, setTouched] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (!open && isTouched) {
    setTouched(false);
    setAsking(false);
  }
  const close = () => {
    if (isTouched) setAsking(!isAsking);
    else onClose();
  };
  return (
    <Dialog {...{ open, title }} onClose={close} closeLabel={t('actions.close')}>
      {isAsking && <Question onStay={() => setAsking(false)} onLeave={onClose} />}
      <div hidden={isAsking} onChange={() => setTouched(true)}>
        {children}
      </div>
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
`;
