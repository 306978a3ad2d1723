import { css } from '@emotion/react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { importLimit } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ButtonLink, Disclosure, ErrorNotice, SkeletonPage, Skeleton, TableIcon } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { ImportReport } from './import-report';
import { importMutation } from './import.mutations';

/** Columns of a table, as the importer knows them. */
const columns = [
  ...['slug', 'kind', 'taxon', 'vendor', 'brand', 'badges', 'price', 'selling_price', 'sale_starts_at'],
  ...['sale_ends_at', 'available_on', 'published', 'images', 'options', 'name_mn', 'name_en', 'description_mn'],
  ...['description_en', 'sku', 'option_size', 'variant_price', 'stock', 'backorderable', 'more'],
];

const kibibyte = 1024;

const FilePicker = ({
  file,
  isBusy,
  onPick,
}: {
  file: File | undefined;
  isBusy: boolean;
  onPick: (file: File) => void;
}) => {
  const t = useMessages();
  const locale = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    target.value = '';
    if (picked) onPick(picked);
  };
  return (
    <div css={pickerStyle}>
      <Button kind="secondary" icon={<TableIcon />} busy={isBusy} onClick={() => picker.current?.click()}>
        {t(file ? 'imports.otherFile' : 'imports.chooseFile')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.json,.jsonl,text/csv,application/json"
        aria-label={t('imports.chooseFile')}
        tabIndex={-1}
        hidden
        onChange={take}
      />
      {file && (
        <span className="soft">
          {t('imports.fileSize', { name: file.name, size: formatNumber(Math.ceil(file.size / kibibyte), locale) })}
        </span>
      )}
    </div>
  );
};

const Import = () => {
  const t = useMessages();
  const href = useHref();
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const { mutate, data: report, error, isPending, reset } = useMutation(importMutation);
  const isTooLarge = file !== undefined && file.size > importLimit;
  const pick = (picked: File) => {
    setFile(picked);
    if (picked.size > importLimit) reset();
    else mutate({ file: picked, apply: false });
  };
  const good = report ? report.added + report.changed : 0;
  return (
    <Workplace title={t('imports.title')} text={t('imports.text')}>
      <FormSection title={t('imports.file')} text={t('imports.fileText')}>
        <FilePicker {...{ file, isBusy: isPending }} onPick={pick} />
        <ErrorNotice>{isTooLarge ? t('imports.tooLarge') : errorText(error)}</ErrorNotice>
        <Disclosure summary={t('imports.columns')}>
          <p className="soft">{t('imports.columnsText')}</p>
          <p css={columnsStyle}>{columns.join(', ')}</p>
        </Disclosure>
      </FormSection>
      {isPending && (
        <SkeletonPage label={t('state.loading')}>
          <Skeleton height="10rem" round />
        </SkeletonPage>
      )}
      {report && !isPending && <ImportReport report={report} />}
      {report && file && !isPending && !report.is_applied && (
        <div css={pickerStyle}>
          <Button disabled={good === 0} onClick={() => mutate({ file, apply: true })}>
            {t('imports.apply', { count: good })}
          </Button>
          {report.rejected > 0 && good > 0 && <span className="soft">{t('imports.applyText')}</span>}
        </div>
      )}
      {report?.is_applied && !isPending && (
        <div>
          <ButtonLink href={href('/backoffice/products')}>{t('imports.toProducts')}</ButtonLink>
        </div>
      )}
    </Workplace>
  );
};

export const page = defineStaffPage('imports.title', Import);

const pickerStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1-5);
  overflow-wrap: anywhere;
`;

const columnsStyle = css`
  margin-top: var(--space-1);
  font-family: var(--font-mono, monospace);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
