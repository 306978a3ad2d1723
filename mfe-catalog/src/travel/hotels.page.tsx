import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { definePage, failedPage, MovedTo, useHref, useLocale, useMessages, type PageContext } from '@ortoo/remote';
import { Breadcrumbs, ButtonLink, Container, EmptyState, ErrorPanel, ListSkeleton } from '@ortoo/ui';
import { headedStyle } from '../parts/headed-style';
import { useQueryState } from '../parts/use-query-state';
import { HotelSearch } from './hotel-search';
import { HotelResults } from './hotel-results';
import { type HotelsState, readHotels, writeHotels } from './hotels-state.rules';
import { hasDates, nightsOf, stayQuery } from './stay.rules';
import { amenitiesQuery, hotelsQuery } from './travel.queries';

const path = '/hotels';
const format = { read: readHotels, write: writeHotels };

const Results = ({ state }: { state: HotelsState }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const query = useQuery(hotelsQuery(state, locale));
  const { data, isPlaceholderData } = query;
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} title={t('errors.part')} />;
  if (!data) return <ListSkeleton label={t('state.loading')} />;
  if (data.hotels.length === 0)
    return (
      <EmptyState
        title={t('hotels.empty')}
        text={t('hotels.emptyText')}
        actions={<ButtonLink href={href(path)}>{t('hotels.clear')}</ButtonLink>}
      />
    );
  const nights = hasDates(state) && !data.apiError ? nightsOf(state) : 0;
  return (
    <HotelResults
      hotels={data.hotels}
      state={{ ...state, page: data.current_page }}
      pages={data.pages}
      nights={nights}
      query={data.apiError ? '' : stayQuery(state)}
      isWaiting={isPlaceholderData}
    />
  );
};

const HotelsPage = () => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const [state, change, settled] = useQueryState(format, 'push');
  const { data } = useQuery(hotelsQuery(settled, locale));
  return (
    <Container css={[headedStyle, style]}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: t('hotels.title') }]}
      />
      <header>
        <h1>{t('hotels.title')}</h1>
        <p>{t('hotels.text')}</p>
      </header>
      <div className="columns">
        <HotelSearch state={state} onChange={change} error={data?.apiError ?? null} />
        <section aria-label={t('hotels.title')}>
          <p role="status" className="count soft">
            {data ? t('hotels.found', { count: data.total_count }) : ''}
          </p>
          <Results state={settled} />
        </section>
      </div>
    </Container>
  );
};

/** The hotels of the address; a page beyond the last one leads to the last. */
const loadHotels = async ({ queryClient, search, locale }: PageContext): Promise<void> => {
  const state = readHotels(search);
  const { pages } = await queryClient.ensureQueryData(hotelsQuery(state, locale));
  const page = Math.min(state.page, Math.max(pages, 1));
  if (page < state.page) throw new MovedTo(path + writeHotels({ ...state, page }), false);
};

export const page = definePage({
  load: context => {
    const { queryClient, locale } = context;
    return Promise.all([loadHotels(context), queryClient.prefetchQuery(amenitiesQuery(locale))]);
  },
  head: ({ t, search, siteData }) => {
    const state = readHotels(search);
    return {
      title: t('hotels.title'),
      description: t('hotels.description', { site: siteData.configs.name }),
      canonical: state.page > 1 ? `${path}?page=${state.page}` : path,
      ...((hasDates(state) || state.amenities.length > 0) && { robots: 'noindex' as const }),
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('hotels.title'), path },
      ],
    };
  },
  Page: HotelsPage,
});

const style = css`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(1.5rem, 4vw, 2.5rem);
  }
  .count {
    margin-bottom: var(--space-1);
  }
  article .note {
    white-space: normal;
  }
  @media (min-width: 992px) {
    .columns {
      grid-template-columns: 23rem minmax(0, 1fr);
      align-items: start;
    }
  }
`;
