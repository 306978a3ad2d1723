import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { ProductCard } from '@ortoo/contracts';
import { definePersonalPage, failedPart, useHref, useMessages } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { $searchHistory, $viewedIds, forgetSearch } from '@ortoo/stores';
import {
  Button,
  ButtonLink,
  CloseIcon,
  EmptyState,
  ErrorPanel,
  HistoryIcon,
  IconButton,
  ListSkeleton,
  Picture,
  SearchIcon,
} from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountFrame } from '../parts/account-frame';
import { RemovedNotice } from '../parts/removed-notice';
import { viewedQuery } from './history.queries';
import { forgetAll, forgetViewed, restoreHistory } from './history.commands';

/** What was removed last, as it was before. */
type Removed = Parameters<typeof restoreHistory>[0];

interface PartProps {
  onRemoved: (before: Removed) => void;
}

const Viewed = ({ card, onRemove }: { card: ProductCard; onRemove: () => void }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <li>
      {card.image && <Picture src={card.image} alt="" sizes="(min-width: 640px) 150px, 45vw" maxWidth={480} />}
      <h3>
        <a href={href(`/products/${card.slug}`)} lang={langOf(card)}>
          {card.name}
        </a>
      </h3>
      <p>{card.display_selling_price}</p>
      <IconButton label={`${t('history.remove')}: ${card.name}`} icon={<CloseIcon />} onClick={onRemove} />
    </li>
  );
};

const ViewedProducts = ({ onRemoved }: PartProps) => {
  const t = useMessages();
  const ids = useStore($viewedIds, { ssr: 'initial' });
  const query = useQuery(viewedQuery(ids));
  const { data, isError } = query;
  if (ids.length === 0) return null;
  const remove = (forget: () => void) => {
    forget();
    onRemoved({ viewed: ids });
  };
  return (
    <section css={section}>
      <header>
        <h2>{t('history.viewed')}</h2>
        <Button kind="quiet" size="sm" onClick={() => remove(() => forgetAll('viewed'))}>
          {t('history.clearViewed')}
        </Button>
      </header>
      {isError && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {data && (
        <ul className="viewed" aria-label={t('history.viewed')}>
          {data.products
            .filter(({ id }) => ids.includes(id))
            .map(card => (
              <Viewed key={card.id} card={card} onRemove={() => remove(() => forgetViewed(card.id))} />
            ))}
        </ul>
      )}
    </section>
  );
};

const Searches = ({ onRemoved }: PartProps) => {
  const t = useMessages();
  const href = useHref();
  const searches = useStore($searchHistory, { ssr: 'initial' });
  if (searches.length === 0) return null;
  const remove = (forget: () => void) => {
    forget();
    onRemoved({ searches });
  };
  return (
    <section css={section}>
      <header>
        <h2>{t('history.searches')}</h2>
        <Button kind="quiet" size="sm" onClick={() => remove(() => forgetAll('searches'))}>
          {t('history.clearSearches')}
        </Button>
      </header>
      <ul className="searches" aria-label={t('history.searches')}>
        {searches.map(search => (
          <li key={search}>
            <SearchIcon aria-hidden="true" />
            <a href={href(`/products?q=${encodeURIComponent(search)}`)}>{search}</a>
            <IconButton
              label={`${t('history.remove')}: ${search}`}
              icon={<CloseIcon />}
              onClick={() => remove(() => forgetSearch(search))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

const History = () => {
  const t = useMessages();
  const href = useHref();
  const [removed, setRemoved] = useState<Removed>();
  const isEmpty =
    useStore($viewedIds, { ssr: 'initial' }).length + useStore($searchHistory, { ssr: 'initial' }).length === 0;
  const undo = (before: Removed) => {
    restoreHistory(before);
    setRemoved(undefined);
  };
  return (
    <AccountFrame title={t('history.title')}>
      {removed && <RemovedNotice onUndo={() => undo(removed)}>{t('history.removed')}</RemovedNotice>}
      {isEmpty && (
        <EmptyState
          icon={<HistoryIcon />}
          title={t('history.empty')}
          text={t('history.emptyText')}
          actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
        />
      )}
      <ViewedProducts onRemoved={setRemoved} />
      <Searches onRemoved={setRemoved} />
    </AccountFrame>
  );
};

export const page = definePersonalPage('history.title', History);

const section = css`
  display: grid;
  gap: var(--space-2);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
  }
  .viewed {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--space-3) var(--space-2);
  }
  .viewed li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 0.25rem;
  }
  .viewed img {
    border-radius: var(--radius-lg);
  }
  .viewed h3 {
    font: 550 var(--text-sm) / 1.4 var(--font);
    letter-spacing: 0;
  }
  .viewed h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .viewed p {
    font-weight: 680;
  }
  .viewed button {
    position: absolute;
    inset: 0.25rem 0.25rem auto auto;
    background: var(--surface);
  }
  .searches li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    border-bottom: 1px solid var(--line);
  }
  .searches svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
  }
  .searches a {
    flex: 1;
    min-width: 0;
    padding-block: 0.625rem;
  }
`;
