import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { directoryKinds, type DirectoryEntry, type DirectoryKind } from '@ortoo/contracts';
import { failedPage, useHref, useLocale, useMessages, useSearchParams } from '@ortoo/remote';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Picture,
  PlusIcon,
  Skeleton,
  SkeletonPage,
  StatusPill,
  StoreIcon,
} from '@ortoo/ui';
import { pillStyle } from '../parts/pill-style';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { directoryQuery } from './directory.queries';
import { EntryDialog } from './entry-dialog';

const Kinds = ({ current }: { current: DirectoryKind }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <nav aria-label={t('directory.kinds')} css={kindsStyle}>
      {directoryKinds.map(kind => (
        <a
          key={kind}
          css={pillStyle}
          href={href(kind === 'vendors' ? '/backoffice/sellers' : `/backoffice/sellers?kind=${kind}`)}
          aria-current={kind === current ? 'page' : undefined}
          data-active={kind === current || undefined}
        >
          {t(`directory.names.${kind}`)}
        </a>
      ))}
    </nav>
  );
};

const EntryCard = ({ entry, onEdit }: { entry: DirectoryEntry; onEdit: () => void }) => {
  const t = useMessages();
  const locale = useLocale();
  const name = entry.name[locale] || entry.name.mn || entry.code;
  return (
    <li data-hidden={entry.hidden || undefined}>
      {entry.swatch && <span className="swatch" style={{ background: entry.swatch }} aria-hidden="true" />}
      {entry.image && <Picture src={entry.image} alt="" ratio={1} fit="contain" sizes="4rem" maxWidth={160} />}
      <div className="text">
        <h2>{name}</h2>
        <p className="soft">
          {entry.parent && `${entry.parent} · `}
          {entry.code} · {t('units.products', { count: entry.products_count })}
        </p>
        {entry.hidden && <StatusPill tone="plain">{t('directory.hidden')}</StatusPill>}
      </div>
      <Button kind="secondary" size="sm" onClick={onEdit} aria-label={t('directory.editOf', { name })}>
        {t('directory.edit')}
      </Button>
    </li>
  );
};

const LoadingEntries = () => {
  const t = useMessages();
  return (
    <SkeletonPage label={t('state.loading')}>
      <div css={listStyle}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height="5.5rem" round />
        ))}
      </div>
    </SkeletonPage>
  );
};

/** The dialog that is open, and its entry unless it is a new one. */
interface Opened {
  entry: DirectoryEntry | undefined;
}

const Directory = () => {
  const t = useMessages();
  const [search] = useSearchParams();
  const kind = directoryKinds.find(one => one === search.get('kind')) ?? 'vendors';
  const query = useQuery(directoryQuery(kind));
  const [opened, setOpened] = useState<Opened>();
  const { data, isError } = query;
  const add = (
    <Button size="sm" icon={<PlusIcon />} aria-haspopup="dialog" onClick={() => setOpened({ entry: undefined })}>
      {t(`directory.add.${kind}`)}
    </Button>
  );
  return (
    <Workplace title={t('directory.title')} actions={add}>
      <Kinds current={kind} />
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <LoadingEntries />}
      {data?.entries.length === 0 && (
        <EmptyState icon={<StoreIcon />} title={t('directory.none')} text={t('directory.noneText')} actions={add} />
      )}
      {data && (
        <ul css={listStyle} aria-label={t(`directory.names.${kind}`)}>
          {data.entries.map(entry => (
            <EntryCard key={entry.id} entry={entry} onEdit={() => setOpened({ entry })} />
          ))}
        </ul>
      )}
      <EntryDialog open={opened !== undefined} kind={kind} entry={opened?.entry} onClose={() => setOpened(undefined)} />
    </Workplace>
  );
};

export const page = defineStaffPage('directory.title', Directory);

const kindsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const listStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-1-5);
  li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-width: 0;
    padding: var(--space-1-5);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  li[data-hidden] img {
    opacity: 0.5;
  }
  .swatch {
    flex: none;
    width: 2rem;
    height: 2rem;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
  }
  li img {
    width: 4rem;
    border-radius: var(--radius);
  }
  .text {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-sm);
  }
  h2 {
    font-size: var(--text-md);
  }
`;
