import { css } from '@emotion/react';
import { useId, useState, type ChangeEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { statementLimits, type StatementImport } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, Dialog, ErrorNotice, InlineNotice } from '@ortoo/ui';
import { readText } from './read-text';
import { importMutation } from './transfers.queries';

/** Faults that are listed one by one. */
const listed = 20;

const Result = ({ result }: { result: StatementImport }) => {
  const t = useMessages();
  const { entered, known, matched, rejected } = result;
  return (
    <div css={style} role="status">
      <InlineNotice tone="good">{t('transfers.imported', { entered, matched, known })}</InlineNotice>
      {rejected.length > 0 && (
        <>
          <p>{t('transfers.rejected', { count: rejected.length })}</p>
          <ul>
            {rejected.slice(0, listed).map(({ line, fault }) => (
              <li key={line}>{t(`transfers.lineFaults.${fault}`, { line })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

const ImportForm = () => {
  const t = useMessages();
  const id = useId();
  const errorOf = useErrorText();
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, data, error, isPending } = useMutation(importMutation);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const csv = readText(await file.arrayBuffer());
    setTooLarge(csv.length > statementLimits.file);
    if (csv.length <= statementLimits.file) mutate({ csv });
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  return (
    <div css={style}>
      <p>{t('transfers.importText')}</p>
      <label htmlFor={id}>{t('transfers.file')}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={isPending}
        onChange={event => void choose(event)}
      />
      <p>{t('transfers.orBank')}</p>
      <Button kind="secondary" busy={isPending} onClick={() => mutate(undefined)}>
        {t('transfers.askBank')}
      </Button>
      <ErrorNotice>{isTooLarge ? t('transfers.tooLarge') : errorOf(error)}</ErrorNotice>
      {data && !isTooLarge && <Result result={data} />}
    </div>
  );
};

/** Imports a statement: a file of the bank, or what the bank says now. */
export const ImportDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={t('transfers.import')} closeLabel={t('actions.close')}>
      <ImportForm />
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  label {
    font-weight: 600;
  }
  input {
    max-width: 100%;
    min-height: var(--target);
    font: inherit;
  }
`;
