import { css } from '@emotion/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { RouletteName } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, Dialog, ErrorNotice, TextField } from '@ortoo/ui';

interface NameFormProps {
  name?: RouletteName | undefined;
  busy: boolean;
  error: string | undefined;
  /** Fields below the name. */
  children?: ReactNode;
  onSubmit: (name: RouletteName) => void;
}

const NameForm = ({ name, busy, error, children, onSubmit }: NameFormProps) => {
  const t = useMessages();
  const [isTried, setTried] = useState(false);
  const [mn, setMn] = useState(name?.mn ?? '');
  const [en, setEn] = useState(name?.en ?? '');
  const missing = (value: string) => (isTried && value.trim() === '' ? t('errors.required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (mn.trim() !== '' && en.trim() !== '') onSubmit({ mn: mn.trim(), en: en.trim() });
  };
  return (
    <form css={style} onSubmit={submit} noValidate>
      <TextField
        {...{ label: t('roulette.nameMn'), lang: 'mn', required: true, maxLength: 80, error: missing(mn) }}
        value={mn}
        onChange={event => setMn(event.target.value)}
      />
      <TextField
        {...{ label: t('roulette.nameEn'), lang: 'en', required: true, maxLength: 80, error: missing(en) }}
        value={en}
        onChange={event => setEn(event.target.value)}
      />
      {children}
      <ErrorNotice>{error}</ErrorNotice>
      <Button type="submit" wide busy={busy}>
        {t('actions.save')}
      </Button>
    </form>
  );
};

interface NameDialogProps extends NameFormProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

/** Names a location or a prize in both languages of the staff. */
export const NameDialog = ({ open, title, onClose, ...form }: NameDialogProps) => {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('actions.close')}>
      <NameForm {...form} />
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
