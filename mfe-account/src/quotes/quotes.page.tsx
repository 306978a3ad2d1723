import { useStore } from '@nanostores/react';
import { definePersonalPage, failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { ButtonLink, EmptyState, ErrorPanel, ListSkeleton, MessageIcon, Pagination } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountFrame } from '../parts/account-frame';
import { pageNumber } from '../parts/page-number';
import { QuoteCard } from './quote-card';
import { quotesQuery } from './quotes.queries';

const QuoteList = ({ userId }: { userId: number }) => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const query = useQuery(quotesQuery(userId, page));
  const { data, isError } = query;
  const request = <ButtonLink href={href('/quote')}>{t('quotes.request')}</ButtonLink>;
  return (
    <AccountFrame title={t('quotes.title')} text={t('quotes.text')}>
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
      {data?.total_count === 0 && (
        <EmptyState icon={<MessageIcon />} title={t('quotes.empty')} text={t('quotes.emptyText')} actions={request} />
      )}
      {data?.quotes.map(quote => (
        <QuoteCard key={quote.id} quote={quote} />
      ))}
      {data && data.pages > 1 && (
        <Pagination
          {...paginationTexts(t)}
          page={page}
          pages={data.pages}
          hrefOf={number => href(`/quotes?page=${number}`)}
        />
      )}
    </AccountFrame>
  );
};

const Quotes = () => {
  const user = useStore($user, { ssr: 'initial' });
  return user && <QuoteList userId={user.id} />;
};

export const page = definePersonalPage('quotes.title', Quotes);
