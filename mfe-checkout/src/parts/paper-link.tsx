import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useMessages } from '@ortoo/remote';
import { ButtonLink, DownloadIcon, ErrorNotice, type ButtonLinkProps } from '@ortoo/ui';
import { fetchPaper, saveFile } from './paper';

interface PaperLinkProps extends Pick<ButtonLinkProps, 'kind' | 'size' | 'href'> {
  /** Number of the order or ticket: it names the file, too. */
  number: string;
}

/** Another window or tab is the browser's business. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Downloads a PDF that the server draws on request, and tells that it is being made, or why not. */
export const PaperLink = ({ number, href, ...look }: PaperLinkProps) => {
  const t = useMessages();
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () => fetchPaper(href),
    onSuccess: file => saveFile(file, `${number}.pdf`),
  });
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <span css={style}>
      <ButtonLink
        {...look}
        href={href}
        target="_blank"
        rel="noopener"
        icon={isPending ? <span className="busy" aria-hidden="true" /> : <DownloadIcon />}
        aria-busy={isPending || undefined}
        onClick={press}
      >
        {t(isPending ? 'paper.making' : isError ? 'paper.again' : 'paper.download')}
        <span className="visually-hidden">: {number}</span>
      </ButtonLink>
      <span role="status" className="visually-hidden">
        {isPending && t('paper.making')}
        {isSuccess && t('paper.saved')}
      </span>
      <ErrorNotice>{isError ? t('paper.failed') : undefined}</ErrorNotice>
    </span>
  );
};

/* Link and error are items of the parent: in a row of tools the error has a line of its own, below them. */
const style = css`
  display: contents;
  > [role='alert'] {
    order: 1;
    width: 100%;
  }
`;
