import { css } from '@emotion/react';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import type { WrittenDraft } from './use-draft';

/** Whether what is written is safe, and where. */
export const SaveStatus = ({ draft: { status, publication } }: { draft: WrittenDraft }) => {
  const t = useMessages();
  const locale = useLocale();
  const isNew = publication.version === 0;
  const text =
    status === 'saved'
      ? !isNew && t('write.status.saved', { time: formatDateTime(publication.updated_at, locale) })
      : t(`write.status.${status}`);
  return (
    <p css={style} role="status" data-bad={status === 'offline' || undefined}>
      {text}
    </p>
  );
};

const style = css`
  color: var(--ink-soft);
  font-size: var(--text-sm);
  &[data-bad] {
    color: var(--bad);
  }
`;
