import { css } from '@emotion/react';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { Thumbnail } from './thumbnail';
import { sentOf, type Upload } from './upload.rules';

interface UploadListProps {
  files: readonly File[];
  upload: Upload;
  onStop: () => void;
}

const megabyte = 1024 * 1024;

/** How much of each picture has been sent, and a button that stops it. */
export const UploadList = ({ files, upload, onStop }: UploadListProps) => {
  const t = useMessages();
  const locale = useLocale();
  const inMegabytes = (bytes: number) => formatNumber(bytes / megabyte, locale, 1);
  const sent = sentOf(
    files.map(({ size }) => size),
    upload,
  );
  return (
    <div css={style}>
      <ul>
        {files.map((file, at) => {
          const own = sent[at] ?? 0;
          return (
            <li key={`${file.name}-${file.size}-${file.lastModified}`}>
              <span className="picture">
                <Thumbnail file={file} />
              </span>
              <span className="figures">
                {t('reviews.upload.sent', { sent: inMegabytes(own), total: inMegabytes(file.size) })}
              </span>
              <progress value={own} max={file.size} aria-label={file.name} />
            </li>
          );
        })}
      </ul>
      <div className="state">
        <p role="status" className="soft">
          {t(upload.sent < upload.total ? 'reviews.upload.sending' : 'reviews.upload.checking')}
        </p>
        <Button kind="secondary" size="sm" onClick={onStop}>
          {t('actions.cancel')}
        </Button>
      </div>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  ul {
    display: grid;
    gap: 0.625rem;
  }
  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-content: center;
    gap: 0.25rem 0.75rem;
    font-size: var(--text-sm);
  }
  .state {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
  }
  .picture {
    position: relative;
    grid-row: span 2;
    overflow: hidden;
    height: 3rem;
    border-radius: var(--radius);
    background: var(--sand);
  }
  .figures {
    align-self: end;
  }
  progress {
    width: 100%;
    height: 0.5rem;
    border: 0;
    border-radius: 999px;
    background: var(--sand-deep);
    overflow: hidden;
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: var(--sand-deep);
  }
  progress::-webkit-progress-value {
    background: var(--action);
  }
  progress::-moz-progress-bar {
    background: var(--action);
  }
`;
