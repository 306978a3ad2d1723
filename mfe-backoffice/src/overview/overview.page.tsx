import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPage, useHref, useMessages } from '@ortoo/remote';
import { ArrowRightIcon, CircleCheckIcon, EmptyState, ErrorPanel, Skeleton, SkeletonPage } from '@ortoo/ui';
import { worksOf, type Place, type PlaceWork } from '../parts/places';
import { usePlaces, useRights } from '../parts/use-rights';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { staffWorkQuery, type StaffWork } from '../parts/work.queries';
import { FailingMethods } from './failing-methods';
import { LowStock } from './low-stock';
import { ReleaseRisks } from './release-risks';
import { SalesSection } from './sales-section';

interface PlaceCardProps {
  place: Place;
  /** What waits in it; without it the card leads to the place alone. */
  work?: PlaceWork;
  count?: number;
}

/** A place, or what waits in it with how much of it. */
const PlaceCard = ({ place, work, count }: PlaceCardProps) => {
  const t = useMessages();
  const href = useHref();
  const { icon: Icon } = place;
  const { path, label } = work ?? place;
  return (
    <li>
      <a href={href(path)}>
        <Icon aria-hidden="true" />
        <span className="name">
          {label !== place.label && <span className="soft">{t(place.label)}</span>}
          {t(label)}
        </span>
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
  const waiting = places
    .flatMap(place => worksOf(place).map(kind => ({ place, work: kind, count: work[kind.count] ?? 0 })))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (waiting.length === 0)
    return <EmptyState icon={<CircleCheckIcon />} title={t('overview.nothing')} text={t('overview.nothingText')} />;
  return (
    <ul css={listStyle} aria-label={t('overview.waiting')}>
      {waiting.map(card => (
        <PlaceCard key={card.work.path} {...card} />
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
              <PlaceCard key={place.path} place={place} />
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
  .name .soft {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 450;
  }
  .count {
    color: var(--action);
    font-size: var(--text-xl);
  }
`;
