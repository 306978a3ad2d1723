import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { formatDateTime, formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Cluster, DefinitionList, InlineNotice, Panel, StatusPill } from '@ortoo/ui';
import type { OrderKind } from './releases.mutations';
import type { ShownRelease, ReleaseStanding } from '../parts/release-status.rules';
import { VitalsTable } from './vitals-table';

interface RemoteStatusProps {
  remoteStatus: ReleaseStanding;
  onRequest: (kind: OrderKind) => void;
}

const Facts = ({ shown }: { shown: ShownRelease }) => {
  const t = useMessages();
  const locale = useLocale();
  const { event, commit, creator, script } = shown;
  return (
    <DefinitionList
      items={[
        { term: t('releases.since'), value: event && formatDateTime(event.at, locale) },
        { term: t('releases.by'), value: event?.by },
        { term: t('releases.why'), value: event?.why },
        { term: t('releases.source'), value: [commit, creator].filter(Boolean).join(' · ') },
        { term: t('releases.script'), value: script > 0 && `${formatNumber(Math.round(script / 1000), locale)} kB` },
      ]}
    />
  );
};

/** Live release and canary of one remote with their vitals and actions. */
export const RemoteStatus = ({ remoteStatus, onRequest }: RemoteStatusProps) => {
  const t = useMessages();
  const id = useId();
  const { remote, own, live, canary, before, others } = remoteStatus;
  const action = (kind: OrderKind) => (
    <Button
      key={kind}
      size="sm"
      kind={kind === 'canary' || kind === 'promote' ? 'primary' : 'secondary'}
      onClick={() => onRequest(kind)}
    >
      {t(`releases.order.${kind}`)}
      <span className="visually-hidden">: {remote}</span>
    </Button>
  );
  const state = (shown: ShownRelease, pill: ReactNode) => (
    <>
      <Cluster>
        {pill}
        <code>{shown.release}</code>
      </Cluster>
      <Facts shown={shown} />
    </>
  );
  return (
    <Panel as="section" aria-labelledby={id}>
      <div css={style}>
        <h2 id={id}>{remote}</h2>
        {own && <InlineNotice tone="info">{t('releases.own')}</InlineNotice>}
        {live && state(live, <StatusPill tone="good">{t('releases.live')}</StatusPill>)}
        {canary &&
          state(canary, <StatusPill tone="moving">{t('releases.canary', { percent: canary.percent })}</StatusPill>)}
        <VitalsTable remote={remote} live={live} canary={canary} />
        <Cluster>
          {canary && action('promote')}
          {canary && action('halt')}
          {others.length > 0 && action('canary')}
          {before !== undefined && action('rollback')}
          {own && action('follow')}
        </Cluster>
      </div>
    </Panel>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  h2 {
    font-size: var(--text-lg);
  }
  code {
    overflow-wrap: anywhere;
  }
`;
