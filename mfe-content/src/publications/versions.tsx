import { css } from '@emotion/react';
import type { PublicationContent } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { Button, Dialog, ErrorPanel, ListSkeleton } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContentView } from '../parts/reading/content-view';
import { versionQuery, versionsQuery } from './publications.queries';

interface VersionsProps {
  id: number;
  /** The text of before becomes the text of now; that one stays among the versions. */
  onRestore: (content: PublicationContent) => void;
  onClose: () => void;
}

const Version = ({ id, version, onRestore, onClose }: VersionsProps & { version: number }) => {
  const t = useMessages();
  const query = useQuery(versionQuery(id, version));
  const { data, isError } = query;
  if (isError && !data) return <ErrorPanel {...failedPart(t, query)} />;
  if (!data) return <ListSkeleton label={t('state.loading')} count={2} />;
  const restore = () => {
    onRestore(data.content);
    onClose();
  };
  return (
    <>
      <Button size="sm" onClick={restore}>
        {t('write.restore')}
      </Button>
      <ContentView content={data.content} />
    </>
  );
};

/** What was saved before, the newest first. */
export const Versions = (props: VersionsProps) => {
  const { id, onClose } = props;
  const t = useMessages();
  const locale = useLocale();
  const query = useQuery(versionsQuery(id));
  const { data, isError } = query;
  const [open, setOpen] = useState<number>();
  return (
    <Dialog open wide onClose={onClose} title={t('write.versions')} closeLabel={t('actions.close')}>
      {isError && !data && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
      {data?.versions.length === 0 && <p>{t('write.noVersions')}</p>}
      <ul css={style}>
        {data?.versions.map(({ version, saved_at }) => (
          <li key={version}>
            <Button
              kind="quiet"
              aria-expanded={open === version}
              onClick={() => setOpen(open === version ? undefined : version)}
            >
              {formatDateTime(saved_at, locale)}
            </Button>
            {open === version && <Version {...props} version={version} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

const style = css`
  li {
    padding-block: 0.25rem;
    border-bottom: 1px solid var(--line);
  }
`;
