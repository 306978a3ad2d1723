import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPage, useHref, useMessages } from '@ortoo/remote';
import { ArrowRightIcon, CircleCheckIcon, EmptyState, ErrorPanel, Skeleton, SkeletonPage } from '@ortoo/ui';
import type { Place } from '../parts/places';
import { usePlaces, useRights } from '../parts/use-rights';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { staffWorkQuery, type StaffWork } from '../parts/work.queries';
import { FailingMethods } from './failing-methods';
import { LowStock } from './low-stock';
import { ReleaseRisks } from './release-risks';
import { SalesSection } from './sales-section';

/** A place with how much waits in it. */
const PlaceCard = ({ place, count }: { place: Place; count: number | undefined }) => {
  const t = useMessages();
  const href = useHref();
  const { path, label, icon: Icon } = place;
  return (
    <li>
      <a href={href(path)}>
        <Icon aria-hidden="true" />
        <span className="name">{t(label)}</span>
        {count === undefined ? (
          <ArrowRightIcon aria-hidden="true" />
        ) : (
          <span className="count">
            {count} <span className="visually-hidden">{t('workplace.waiting')}</span>
          </span>
        )}
      </a>
    </li>
  );
};

const Waiting = ({ places, work }: { places: readonly Place[]; work: StaffWork }) => {
  const t = useMessages();
  const countOf = ({ work: name }: Place) => (name ? (work[name] ?? 0) : 0);
  const waiting = places.filter(place => countOf(place) > 0).sort((a, b) => countOf(b) - countOf(a));
  if (waiting.length === 0)
    return <EmptyState icon={<CircleCheckIcon />} title={t('overview.nothing')} text={t('overview.nothingText')} />;
  return (
    <ul css={listStyle} aria-label={t('overview.waiting')}>
      {waiting.map(place => (
        <PlaceCard key={place.path} place={place} count={countOf(place)} />
      ))}
    </ul>
  );
};

const Overview = () => {
  const t = useMessages();
  const may = useRights();
  const query = useQuery(staffWorkQuery());
  const { data, isError } = query;
  const places = usePlaces().filter(({ path }) => path !== '/backoffice');
  const hasWork = places.some(({ work }) => work !== undefined);
  return (
    <Workplace title={t('overview.title')}>
      {hasWork && (
        <section css={sectionStyle} aria-labelledby="waiting">
          <h2 id="waiting">{t('overview.waiting')}</h2>
          {isError && <ErrorPanel {...failedPage(t, query)} />}
          {!data && !isError && (
            <SkeletonPage label={t('state.loading')}>
              <div css={listStyle}>
                <Skeleton height="4.5rem" />
                <Skeleton height="4.5rem" />
                <Skeleton height="4.5rem" />
              </div>
            </SkeletonPage>
          )}
          {data && <Waiting places={places} work={data} />}
        </section>
      )}
      <div css={risksStyle}>
        {may('money') && <FailingMethods />}
        {may('catalogue') && <LowStock />}
        {may('releases') && <ReleaseRisks />}
      </div>
      {may('orders') && <SalesSection />}
      {!hasWork && (
        <section css={sectionStyle} aria-labelledby="places">
          <h2 id="places">{t('overview.places')}</h2>
          <ul css={listStyle}>
            {places.map(place => (
              <PlaceCard key={place.path} place={place} count={undefined} />
            ))}
          </ul>
        </section>
      )}
    </Workplace>
  );
};

export const page = defineStaffPage('overview.title', Overview);

const sectionStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1-5);
  h2 {
    font-size: var(--text-lg);
  }
`;

const risksStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: var(--space-2);
  &:empty {
    display: none;
  }
`;

const listStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-1-5);
  a {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: 4rem;
    padding: 0.75rem var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    font-weight: 600;
    transition: border-color var(--quick);
  }
  a:hover {
    border-color: var(--line-strong);
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  .count {
    color: var(--action);
    font-size: var(--text-xl);
  }
`;
