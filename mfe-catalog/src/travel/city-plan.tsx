import { css } from '@emotion/react';
import type { MapLocation } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList } from '@ortoo/ui';
import { centreSide, distancesFrom, landmarkSide, landmarksWithin, planPoint, planSize } from './city.rules';
import { mapStyle } from './map-style';
import type { Point } from './map.rules';

interface CityPlanProps {
  hotel: MapLocation;
  /** Address of the hotel. */
  text: string;
  /** Of the plan around the city's centre, in kilometres. */
  radius: number;
}

/** North-east, where no landmark is. */
const diagonal = Math.SQRT1_2;

/** A hotel of the capital between rings of distance and landmarks. */
export const CityPlan = ({ hotel, text, radius }: CityPlanProps) => {
  const t = useMessages();
  const locale = useLocale();
  const size = planSize(radius);
  const { width, height } = size;
  const at = ({ x, y }: Point) => ({ left: `${(x / width + 0.5) * 100}%`, top: `${(y / height + 0.5) * 100}%` });
  const point = planPoint(hotel);
  const kilometres = (distance: number) =>
    t('map.kilometres', { distance: formatNumber(distance, locale, Number.isInteger(distance) ? 0 : 1) });
  const landmarks = landmarksWithin(radius).map(place => ({ ...place, name: t(`map.places.${place.key}`) }));
  const dot = width / 120;
  return (
    <figure css={[mapStyle, style]} aria-label={t('map.city')}>
      <div className="sheet">
        <svg viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
          {[radius * 2, radius, radius / 2].map(ring => (
            <circle key={ring} className="ring" r={ring} />
          ))}
          <line x1={0} y1={0} x2={point.x} y2={point.y} />
          <circle className="town" r={dot} />
          {landmarks.map(({ key, x, y }) => (
            <circle key={key} className="landmark" cx={x} cy={y} r={dot * 0.75} />
          ))}
        </svg>
        {[radius / 2, radius].map(ring => (
          <span key={ring} className="label distance" style={at({ x: ring * diagonal, y: -ring * diagonal })}>
            {kilometres(ring)}
          </span>
        ))}
        <span className="label" data-side={centreSide(point, size)} style={at({ x: 0, y: 0 })}>
          {t('map.places.centre')}
        </span>
        {landmarks.map(({ key, name, x, y }) => (
          <span
            key={key}
            className="label"
            data-side={landmarkSide({ x, y, letters: name.length }, point, size)}
            style={at({ x, y })}
          >
            {name}
          </span>
        ))}
        <span className="point" data-selected style={at(point)} />
      </div>
      <DefinitionList
        form="sums"
        items={distancesFrom(hotel).map(({ key, distance }) => ({
          term: t(`map.places.${key}`),
          value: kilometres(distance),
        }))}
      />
      <figcaption className="soft">
        {text && `${text}. `}
        {t('map.straight')}
      </figcaption>
    </figure>
  );
};

const style = css`
  .sheet {
    background: var(--sand);
  }
  .ring {
    fill: color-mix(in srgb, var(--surface) 45%, transparent);
    stroke: var(--sand-deep);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .landmark {
    fill: var(--ink-soft);
  }
  /* Names are legible across the rings. */
  .label {
    text-shadow:
      0 0 0.25rem var(--surface),
      0 0 0.25rem var(--surface),
      0 0 0.25rem var(--surface);
  }
  .distance {
    font-weight: 500;
  }
  .label[data-side='left'] {
    translate: calc(-100% - 0.875rem) -50%;
  }
  .label[data-side='right'] {
    translate: 0.875rem -50%;
  }
  .label[data-side='below'] {
    translate: -50% 0.375rem;
  }
  dl {
    margin-top: 0.5rem;
    font-size: var(--text-sm);
  }
`;
