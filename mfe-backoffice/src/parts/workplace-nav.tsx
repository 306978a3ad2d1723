import { css } from '@emotion/react';
import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment, useHref, useLocation, useMessages } from '@ortoo/remote';
import { placeGroups, placeOf, worksOf, type Place } from './places';
import { usePlaces } from './use-rights';
import { staffWorkQuery } from './work.queries';

interface WorkplaceNavProps {
  /** A link was followed: the drawer closes. */
  onFollow?: () => void;
}

const PlaceLink = ({ place, isCurrent, count }: { place: Place; isCurrent: boolean; count: number }) => {
  const t = useMessages();
  const href = useHref();
  const { prefetch } = useEnvironment();
  const { path, label, icon: Icon } = place;
  // The next page replaces this one without a skeleton between them.
  const ahead = () => prefetch(href(path));
  return (
    <a href={href(path)} aria-current={isCurrent ? 'page' : undefined} onPointerEnter={ahead} onFocus={ahead}>
      <Icon aria-hidden="true" />
      <span className="name">{t(label)}</span>
      {count > 0 && (
        <span className="count">
          {count > 99 ? '99+' : count}
          <span className="visually-hidden"> {t('workplace.waiting')}</span>
        </span>
      )}
    </a>
  );
};

/** The places that the member of staff may open, with what waits in them. */
export const WorkplaceNav = ({ onFollow }: WorkplaceNavProps) => {
  const t = useMessages();
  const id = useId();
  const { pathname } = useLocation();
  const places = usePlaces();
  const { data: work } = useQuery(staffWorkQuery());
  const current = placeOf(places, pathname);
  return (
    <nav css={style} aria-label={t('workplace.places')} onClick={onFollow}>
      {placeGroups.map(group => {
        const inGroup = places.filter(place => place.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`}>{t(`places.groups.${group}`)}</p>
            {inGroup.map(place => (
              <PlaceLink
                key={place.path}
                place={place}
                isCurrent={place === current}
                count={worksOf(place).reduce((sum, { count }) => sum + (work?.[count] ?? 0), 0)}
              />
            ))}
          </div>
        );
      })}
    </nav>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);
  p {
    padding: 0 0.625rem 0.25rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.25rem;
    padding: 0.25rem 0.625rem;
    border-radius: var(--radius-sm);
    font-weight: 550;
  }
  @media (pointer: coarse), (max-width: 991.98px) {
    a {
      min-height: var(--target);
    }
  }
  a:hover {
    background: var(--sand-deep);
  }
  a[aria-current] {
    background: var(--action-wash);
    color: var(--action);
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  .count {
    min-width: 1.5rem;
    padding: 0 0.4375rem;
    border-radius: 999px;
    background: var(--action);
    color: var(--on-action);
    font-size: 0.75rem;
    font-weight: 650;
    line-height: 1.375rem;
    text-align: center;
  }
`;
