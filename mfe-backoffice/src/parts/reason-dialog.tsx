import { css } from '@emotion/react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';
import { Button, Dialog, ErrorNotice, TextArea } from '@ortoo/ui';

interface ReasonFormProps {
  /** The button that does it. */
  action: string;
  /** It cannot be undone, or takes something away. */
  isDangerous?: boolean;
  /** What happens, above the fields. */
  text?: ReactNode;
  label?: string;
  hint?: string;
  /** A reason may be left out. */
  isOptional?: boolean;
  busy: boolean;
  /** Message of the server. */
  error: string | undefined;
  /** Fields above the reason. */
  children?: ReactNode;
  onSubmit: (reason: string) => void;
}

interface ReasonDialogProps extends ReasonFormProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

const minLength = 3;
const maxLength = 300;

const ReasonForm = ({ action, isDangerous, text, isOptional, busy, error, children, ...reason }: ReasonFormProps) => {
  const t = useMessages();
  const id = useId();
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const length = value.trim().length;
  const isMissing = length < minLength && !(isOptional && length === 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) document.getElementById(id)?.focus();
    else reason.onSubmit(value.trim());
  };
  return (
    <form css={style} onSubmit={submit} noValidate>
      {text && <p>{text}</p>}
      {children}
      <TextArea
        id={id}
        label={reason.label ?? t('reason.label')}
        hint={reason.hint ?? t('reason.hint')}
        error={isTried && isMissing ? t('reason.missing') : undefined}
        optional={isOptional ? t('state.optional') : undefined}
        required={!isOptional}
        value={value}
        onChange={event => setValue(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
        maxLength={maxLength}
        rows={3}
      />
      <ErrorNotice>{error}</ErrorNotice>
      <Button type="submit" wide busy={busy} kind={isDangerous ? 'danger' : 'primary'}>
        {action}
      </Button>
    </form>
  );
};

/** Requests the reason of a change, which the audit log and, where it says so, the customer get. */
export const ReasonDialog = ({ open, title, onClose, ...form }: ReasonDialogProps) => {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('actions.close')}>
      <ReasonForm {...form} />
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  overflow-wrap: anywhere;
`;
