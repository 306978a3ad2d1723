import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import type { MapLocation } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { CityPlan } from './city-plan';
import { planRadius } from './city.rules';
import {
  capital,
  frameOf,
  freeSide,
  kilometres,
  lakes,
  mapSize,
  mongolia,
  pathOf,
  project,
  spread,
  wholeMap,
  type Frame,
  type Point,
} from './map.rules';
import { mapStyle } from './map-style';

export interface MapPoint {
  slug: string;
  name: string;
  /** Next to the name: a price, a place. */
  text: string;
  location: MapLocation;
  /** Of its page; a point without one is the hotel of the page itself. */
  href?: string;
}

interface HotelMapProps {
  points: readonly MapPoint[];
  /** Slug of the highlighted point. */
  selected: string | undefined;
  onSelect?: (slug: string | undefined) => void;
}

/** Distance of neighbours, in units of the map. */
const gap = 36;

const paths = { land: pathOf(mongolia), khuvsgul: pathOf(lakes.khuvsgul), uvs: pathOf(lakes.uvs) };
const town = project(capital);

const placeIn =
  (frame: Frame) =>
  ({ x, y }: Point) => ({
    left: `${((x - frame.x) / frame.width) * 100}%`,
    top: `${((y - frame.y) / frame.height) * 100}%`,
  });

/** Of two points, the one on the right is above. */
const isRising = (a: Point, b: Point) => a.x < b.x === b.y < a.y;

const boxOf = ({ x, y, width, height }: Frame) => `${x} ${y} ${width} ${height}`;

/** Nearer to the capital, a distance says nothing. */
const farFrom = 20;

interface OverviewProps {
  frame: Frame;
  /** The corner without points. */
  side: 'left' | 'right';
}

/** The part of the country that the map shows. */
const Overview = ({ frame: { x, y, width, height }, side }: OverviewProps) => (
  <svg className="overview" style={{ [side]: '0.5rem' }} viewBox={boxOf(wholeMap)} aria-hidden="true">
    <path className="land" d={paths.land} />
    <rect x={x} y={y} width={width} height={height} />
  </svg>
);

/**
 * Hotels as points on a drawn map of Mongolia; near ones stand beside each other, so names have a corner of their own.
 * One hotel is shown with the way to the capital.
 */
const CountryMap = ({ points, selected, onSelect }: HotelMapProps) => {
  const t = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  // The capital, around which most places are, is in the middle of a map that is wider than the screen.
  useEffect(() => {
    const { current: box } = scroller;
    if (box) box.scrollLeft = (town.x / mapSize.width) * box.scrollWidth - box.clientWidth / 2;
  }, []);
  const places = spread(
    points.map(({ location }) => project(location)),
    gap,
  );
  const only = points.length === 1 ? points[0] : undefined;
  const frame = only ? frameOf([town, ...places]) : wholeMap;
  const at = placeIn(frame);
  const zoom = frame.width / mapSize.width;
  const labelOffset = only && places[0] ? 50 * zoom * freeSide(town, places[0]) : 100;
  const distance = only ? kilometres(capital, only.location) : 0;
  const shown = only ? undefined : points.find(({ slug }) => slug === selected);
  return (
    <figure css={[mapStyle, style]} aria-label={t('map.title')}>
      <div ref={scroller} className="scroller" data-many={points.length > 1 || undefined}>
        <div className="sheet">
          <svg viewBox={boxOf(frame)} aria-hidden="true">
            <path className="land" d={paths.land} />
            <path className="lake" d={paths.khuvsgul} />
            <path className="lake" d={paths.uvs} />
            {only && places[0] && <line x1={town.x} y1={town.y} x2={places[0].x} y2={places[0].y} />}
            <circle className="town" cx={town.x} cy={town.y} r={(only ? 9 : 5) * zoom} />
          </svg>
          {only && places[0] && <Overview frame={frame} side={isRising(town, places[0]) ? 'left' : 'right'} />}
          <span className="label" style={at({ x: town.x, y: town.y + labelOffset })}>
            {t('map.capital')}
          </span>
          <span className="label water" style={at(project({ lat: 51.7, lon: 95.4 }))}>
            {t('map.khuvsgul')}
          </span>
          <span className="label water" style={at(project({ lat: 49.85, lon: 92.8 }))}>
            {t('map.uvs')}
          </span>
          <ul>
            {points.map(({ slug, name, text, href }, index) => {
              const place = places[index] ?? { x: 0, y: 0 };
              const Mark = href === undefined ? 'span' : 'a';
              return (
                <li key={slug} style={at(place)} data-selected={slug === selected || undefined}>
                  <Mark
                    {...(href !== undefined && { href })}
                    className="point"
                    onPointerEnter={() => onSelect?.(slug)}
                    onPointerLeave={() => onSelect?.(undefined)}
                    onFocus={() => onSelect?.(slug)}
                    onBlur={() => onSelect?.(undefined)}
                  >
                    <span className="visually-hidden">
                      {name} {text}
                    </span>
                  </Mark>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      {shown && (
        <p className="name" aria-hidden="true">
          <strong>{shown.name}</strong> {shown.text}
        </p>
      )}
      <figcaption className="soft">
        {only?.text && `${only.text}. `}
        {distance > farFrom && `${t('map.distance', { distance: Math.round(distance / 10) * 10 })} `}
        {t(only ? 'map.noteOfOne' : 'map.note')}
      </figcaption>
    </figure>
  );
};

/** Hotels on a map of the country, or one hotel of the capital on a plan of the city. */
export const HotelMap = (props: HotelMapProps) => {
  const [hotel, ...others] = props.points;
  const radius = hotel && others.length === 0 ? planRadius(hotel.location) : undefined;
  if (!hotel || radius === undefined) return <CountryMap {...props} />;
  return <CityPlan hotel={hotel.location} text={hotel.text} radius={radius} />;
};

const style = css`
  .scroller {
    overflow-x: auto;
    border-radius: var(--radius-lg);
  }
  /* Neighbours are as far apart as a finger needs. */
  .scroller[data-many] > .sheet {
    min-width: 42rem;
  }
  .land {
    fill: var(--sand);
    stroke: var(--line-strong);
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .overview {
    position: absolute;
    top: 0.5rem;
    width: 28%;
    padding: 0.25rem;
    border-radius: var(--radius-sm);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  rect {
    fill: color-mix(in srgb, var(--action) 25%, transparent);
    stroke: var(--action);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .lake {
    fill: var(--sky);
  }
  .water {
    font-style: italic;
    font-weight: 500;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
  }
  /* North-east of the country there are no points. */
  .name {
    position: absolute;
    top: 0.5rem;
    right: 0.5rem;
    z-index: 2;
    max-width: 12rem;
    padding: 0.375rem 0.75rem;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-2);
    color: var(--ink);
    font-size: var(--text-sm);
    line-height: 1.3;
    pointer-events: none;
  }
  .name strong {
    display: block;
  }
  [data-selected] {
    z-index: 1;
  }
`;
