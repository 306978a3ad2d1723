import { css } from '@emotion/react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';
import { Button, TextField } from '@ortoo/ui';
import { inlineFormStyle } from './inline-form-style';

interface CodeFormProps {
  label: string;
  busy: boolean;
  /** The server's error for the code. */
  error: string | undefined;
  /** Validates the code before it is sent. */
  fault?: (code: string) => string | undefined;
  inputMode?: 'numeric' | 'text';
  maxLength?: number;
  /** Sends the code; the field is cleared on success. */
  onSend: (code: string) => Promise<unknown>;
  /** Clears the error as soon as the user types. */
  onChange: () => void;
  children?: ReactNode;
}

/** A field for a code and its button: the input is retained until it is accepted. */
export const CodeForm = ({ label, busy, error, fault, onSend, onChange, children, ...input }: CodeFormProps) => {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    const found = typed === '' ? t('errors.required') : fault?.(typed);
    setWrong(found);
    if (found === undefined) {
      await onSend(typed).then(
        () => setCode(''),
        () => undefined,
      );
    }
    field.current?.focus();
  };
  return (
    <form css={[inlineFormStyle, style]} noValidate onSubmit={event => void submit(event)}>
      <TextField
        {...input}
        label={label}
        {...((wrong ?? error) && { error: wrong ?? error })}
        ref={field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={event => {
          setCode(event.target.value);
          setWrong(undefined);
          onChange();
        }}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('actions.apply')}
      </Button>
      {children}
    </form>
  );
};

const style = css`
  > :nth-of-type(n + 3) {
    grid-column: 1 / -1;
  }
`;
