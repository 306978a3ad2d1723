import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { Campaign, OwnDraws, OwnEntry, User } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { signInPath, useHref, useLocale, useMessages, useTextsAtOnce } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button, ButtonLink, InlineNotice, Panel, Section, Skeleton } from '@ortoo/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChancesText } from './chances-text';
import { enterJackpot } from './draws.mutations';
import { ownDrawsQuery } from './draws.queries';
import { useNonce } from './nonce';
import { OwnDrawList } from './own-draws';
import { ResultRegion } from './result-region';

const EntryList = ({ entries }: { entries: readonly OwnEntry[] }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <Section title={`${t('draws.entries')} (${entries.length})`}>
      {entries.length === 0 && <p className="soft">{t('draws.noneOfMine')}</p>}
      <ul css={listStyle}>
        {entries.map(({ number, order_number, created_at }) => (
          <li key={number}>
            <strong>№ {number}</strong>
            <span>{order_number ? t('draws.entryOfOrder', { number: order_number }) : t('draws.entryOfDay')}</span>
            <time dateTime={created_at}>{formatDate(created_at, locale, 'short')}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const useEntry = (slug: string, user: User) => {
  const client = useQueryClient();
  const nonce = useNonce();
  const enter = useMutation(enterJackpot);
  const refresh = () => void client.invalidateQueries(ownDrawsQuery(slug, user.id));
  const onSuccess = () => {
    nonce.renew();
    refresh();
  };
  return { ...enter, take: () => enter.mutate({ slug, nonce: nonce.take() }, { onSuccess, onError: refresh }) };
};

const Controls = ({ own, entry }: { own: OwnDraws | undefined; entry: ReturnType<typeof useEntry> }) => {
  const t = useMessages();
  if (!own || t('draws.enter') === '') return <Skeleton height="3.25rem" width="16rem" round />;
  const canEnter = own.left > 0 && own.blocked_by === null;
  return (
    <>
      {canEnter && (
        <Button size="lg" busy={entry.isPending} onClick={entry.take}>
          {t('draws.enter')}
        </Button>
      )}
      <ResultRegion result={entry.data}>
        {entry.data && (
          <InlineNotice tone="good">{t('draws.entered', { number: entry.data.entry.number })}</InlineNotice>
        )}
      </ResultRegion>
      {!canEnter && <ChancesText chances={own} />}
    </>
  );
};

/** The server renders for a guest: the texts of a user are not in its page. */
const SignedIn = ({ campaign, user }: { campaign: Campaign; user: User }) => {
  useTextsAtOnce();
  const { data: own } = useQuery(ownDrawsQuery(campaign.slug, user.id));
  const entry = useEntry(campaign.slug, user);
  return (
    <>
      {campaign.state === 'running' && (
        <Panel tone="gold" css={panelStyle}>
          <EnterText campaign={campaign} />
          <Controls own={own} entry={entry} />
        </Panel>
      )}
      {own && <EntryList entries={own.entries} />}
      {own && own.draws.length > 0 && <OwnDrawList draws={own.draws} />}
    </>
  );
};

const EnterText = ({ campaign }: { campaign: Campaign }) => {
  const t = useMessages();
  return (
    <div>
      <p>{t('draws.enterText', { amount: campaign.display_min_order })}</p>
      <p className="soft">{t('draws.drawnSoon')}</p>
    </div>
  );
};

const SignedOut = ({ campaign }: { campaign: Campaign }) => {
  const t = useMessages();
  const href = useHref();
  if (campaign.state !== 'running') return null;
  return (
    <Panel tone="gold" css={panelStyle}>
      <EnterText campaign={campaign} />
      <ButtonLink size="lg" href={href(signInPath(`/promotions/${campaign.slug}`))}>
        {t('draws.enterSignIn')}
      </ButtonLink>
    </Panel>
  );
};

/** Entries of a jackpot: one a day, and one for each paid order. The server draws the winners at the end. */
export const Jackpot = ({ campaign }: { campaign: Campaign }) => {
  const user = useStore($user, { ssr: 'initial' });
  return user ? <SignedIn campaign={campaign} user={user} /> : <SignedOut campaign={campaign} />;
};

const panelStyle = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`;

const listStyle = css`
  display: grid;
  max-width: 44rem;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
  }
  strong {
    min-width: 4.5rem;
  }
  time {
    margin-inline-start: auto;
    color: var(--ink-soft);
  }
`;
