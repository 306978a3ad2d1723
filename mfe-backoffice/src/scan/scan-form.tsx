import { css } from '@emotion/react';
import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '@ortoo/remote';
import { Button, TextField } from '@ortoo/ui';
import { useScannerFocus } from './use-scanner-focus';

interface ScanFormProps {
  busy: boolean;
  onScan: (scanned: string) => void;
}

/** Field for scanner and keyboard. It empties immediately, so that the next guest's code is not appended. */
export const ScanForm = ({ busy, onScan }: ScanFormProps) => {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [scanned, setScanned] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  useScannerFocus(field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = scanned.trim();
    setIsEmpty(!text);
    field.current?.focus({ preventScroll: true });
    if (!text) return;
    setScanned('');
    onScan(text);
  };

  return (
    <form css={style} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('scan.label')}
        hint={t('scan.hint')}
        error={isEmpty ? t('scan.empty') : undefined}
        value={scanned}
        onChange={event => {
          setScanned(event.target.value);
          setIsEmpty(false);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" kind="secondary" size="lg" wide busy={busy && scanned === ''}>
        {t('scan.check')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
