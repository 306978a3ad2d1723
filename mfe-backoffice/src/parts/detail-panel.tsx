import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { failedPage, useMessages, useNavigate } from '@ortoo/remote';
import { ChevronLeftIcon, CloseIcon, ErrorPanel, Skeleton, SkeletonPage } from '@ortoo/ui';
import { focusRow } from './row-keys';
import type { ListControl } from './use-list';

interface DetailPanelProps {
  list: ListControl;
  title: string;
  /** State of what is open, below its title. */
  status?: ReactNode;
  /** Query of the detail: its loading and its failure are shown in place of the content. */
  query?: { data: unknown; isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  /** Buttons that stay in view. */
  actions?: ReactNode;
  children: ReactNode;
}

const Loading = () => {
  const t = useMessages();
  return (
    <SkeletonPage label={t('state.loading')}>
      <div css={loadingStyle}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height="1.5rem" />
        ))}
      </div>
    </SkeletonPage>
  );
};

/**
 * The detail of a list's open row. It takes the focus; Escape closes it and returns the focus to its row. Give it the
 * id of the row as `key`.
 */
export const DetailPanel = ({ list, title, status, query, actions, children }: DetailPanelProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { open = '' } = list.state;
  const returnFocus = useEffectEvent((row: string) => focusRow(row));
  useEffect(() => {
    heading.current?.focus();
    return () => returnFocus(open);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog, [popover]');
    if (event.key === 'Escape' && !isInDialog) void navigate(list.pathOf({ open: undefined }));
  };
  return (
    <section css={style} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          {status}
        </div>
        <a href={list.hrefOf({ open: undefined })} aria-label={t('list.close')}>
          <span className="narrow">
            <ChevronLeftIcon aria-hidden="true" />
          </span>
          <span className="wide">
            <CloseIcon aria-hidden="true" />
          </span>
        </a>
      </header>
      <div className="content">
        {query?.isError && <ErrorPanel {...failedPage(t, query)} />}
        {query && !query.data && !query.isError && <Loading />}
        {(!query || query.data !== undefined) && children}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </section>
  );
};

const loadingStyle = css`
  display: grid;
  gap: var(--space-1-5);
`;

const style = css`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-1);
    padding: 0.5rem 0.5rem 0.5rem var(--space-2);
  }
  header > div {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    min-width: 0;
    padding-block: 0.5rem;
  }
  h2 {
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
  h2:focus {
    outline: none;
  }
  header > a {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border-radius: var(--radius-sm);
  }
  header > a:hover {
    background: var(--sand);
  }
  header svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding: 0 var(--space-2) var(--space-2);
    font-size: var(--text-sm);
  }
  .content h3 {
    font-size: var(--text-md);
  }
  .actions {
    position: sticky;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    padding: var(--space-1-5) var(--space-2);
    border-top: 1px solid var(--line);
    border-radius: 0 0 var(--radius) var(--radius);
    background: var(--surface);
  }
  @media (max-width: 1279.98px) {
    .wide {
      display: none;
    }
    header {
      flex-direction: row-reverse;
      justify-content: flex-end;
      padding: 0.5rem var(--space-2) 0.5rem 0.25rem;
    }
  }
  @media (min-width: 1280px) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-2));
    max-height: calc(100dvh - var(--header-height) - var(--space-4));
    overflow-y: auto;
    .narrow {
      display: none;
    }
  }
`;
