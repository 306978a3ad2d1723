import { dune, ripples } from './dunes';
import { seen } from './light';
import { darker, lighter, mix } from './colour';
import { range } from './mountains';
import { grass, hill, mist, nextId, ridge, sky, stops, type Canvas } from './nature';
import { ger, silhouette } from './things';
import { STEPPE, SAND, ROCK, far, standing } from './ground';

/** Steppe and Gobi. */
export const south: Readonly<Record<string, (c: Canvas) => string>> = {
  'steppe-gers': c => {
    const { width: w, height: h, light } = c;
    return (
      sky(c) +
      far(c) +
      mist(c, 0.6) +
      hill(c, 0.58, 0.09, STEPPE, 0.35) +
      hill(c, 0.66, 0.08, STEPPE, 0.12) +
      [
        [0.7, 0.72, 0.14],
        [0.82, 0.71, 0.1],
        [0.2, 0.755, 0.22],
      ]
        .map(([x = 0, y = 0, s = 0], at) => ger(light, w * x, h * y, h * s, at === 2 ? '#2f6f9e' : undefined))
        .join('') +
      hill(c, 0.8, 0.05, '#7c8c3f', 0) +
      ger(light, w * 0.58, h * 0.87, h * 0.4) +
      grass(c, 0.84, '#75853a')
    );
  },
  'steppe-horses': c => {
    const row = [0.2, 0.34, 0.47, 0.66, 0.8].map((x, at) =>
      standing(c, 'horse', x, 0.79 + (at % 2) * 0.045, c.height * (0.13 + (at % 3) * 0.025), at % 2 === 0),
    );
    return (
      sky(c) +
      far(c) +
      hill(c, 0.56, 0.1, STEPPE, 0.4) +
      mist(c, 0.66, 0.4) +
      hill(c, 0.7, 0.07, '#84934a', 0.08) +
      row.join('') +
      grass(c, 0.8, '#75853a', 360)
    );
  },
  'steppe-road': c => {
    const { width: w, height: h, light } = c;
    const road = seen('#cdb28a', light);
    return (
      sky(c) +
      far(c) +
      hill(c, 0.6, 0.05, STEPPE, 0.25) +
      hill(c, 0.66, 0.03, '#93a152', 0) +
      `<path d="M${w * 0.53},${h * 0.675} C${w * 0.62},${h * 0.74} ${w * 0.34},${h * 0.8} ${w * 0.3},${h * 1.05} H${w * 0.62} C${w * 0.5},${h * 0.84} ${w * 0.68},${h * 0.74} ${w * 0.54},${h * 0.675} Z" fill="${road}" opacity=".85"/>` +
      standing(c, 'deer', 0.75, 0.77, h * 0.1) +
      standing(c, 'deer', 0.83, 0.79, h * 0.11, true) +
      grass(c, 0.76, '#7d8b40', 320)
    );
  },
  'gobi-dunes': c =>
    sky(c) +
    range(c, { foot: 0.56, tall: 0.12, colour: '#8a7f92', far: 0.7 }) +
    dune(c, 0.6, 0.72, 0.1, SAND, 0.42) +
    dune(c, 0.68, 0.3, 0.2, SAND, 0.2, true) +
    dune(c, 0.8, 0.56, 0.3, SAND, 0) +
    ripples(c, 0.84, SAND),
  'gobi-camels': c => {
    const { height: h } = c;
    const train = [0.2, 0.36, 0.52, 0.68]
      .map((x, at) => standing(c, 'two-hump-camel', x, 0.735 + Math.sin(at * 1.3) * 0.012, h * 0.15))
      .join('');
    return (
      sky(c) +
      range(c, { foot: 0.55, tall: 0.13, colour: '#8a7f92', far: 0.72 }) +
      dune(c, 0.62, 0.34, 0.16, SAND, 0.34) +
      dune(c, 0.72, 0.8, 0.12, SAND, 0.14, true) +
      train +
      dune(c, 0.92, 0.3, 0.1, SAND, 0) +
      ripples(c, 0.9, SAND)
    );
  },
  'gobi-cliffs': c => {
    const { width: w, height: h, light, random } = c;
    const wall = (y: number, colour: string, away: number, from: number): string => {
      const tops: string[] = [];
      for (let x = from; x <= w + 80; x += 50 + random() * 70)
        tops.push(`${x},${y * h + (random() - 0.4) * 90} ${x + 30 + random() * 40},${y * h + (random() - 0.5) * 70}`);
      const own = seen(colour, light, away);
      const id = nextId('c');
      const bands = [0.12, 0.24, 0.38, 0.55]
        .map(
          share =>
            `<path d="M${from},${h * (y + share * 0.4)} q${w * 0.25},${20 - random() * 44} ${w * 0.5},0 t${w * 0.6},0" stroke="${darker(own, 0.3)}" stroke-width="${6 + random() * 16}" fill="none" opacity=".22"/>`,
        )
        .join('');
      const clip = nextId('k');
      const gullies = Array.from({ length: 16 }, () => {
        const x = from + random() * (w - from);
        return `<path d="M${x},${y * h - 40} q${random() * 40 - 20},120 ${random() * 90 - 30},${h * 0.4}" stroke="${darker(own, 0.55)}" stroke-width="${4 + random() * 22}" fill="none" opacity=".22"/>`;
      }).join('');
      return `<linearGradient id="${id}" x2=".4" y2="1">${stops([lighter(own, 0.24), own, darker(own, 0.28)])}</linearGradient><clipPath id="${clip}"><path d="M${from - 60},${h} L${from - 10},${(y + 0.16) * h} L${tops.join(' ')} L${w + 90},${h} Z"/></clipPath><g clip-path="url(#${clip})"><rect width="${w + 100}" height="${h}" fill="url(#${id})"/>${bands}${gullies}</g>`;
    };
    return (
      sky(c) +
      ridge(c, { y: 0.5, tall: 0.06, rough: 0.4, colour: '#a58a80', far: 0.7 }) +
      hill(c, 0.6, 0.04, '#d3955c', 0.4) +
      wall(0.42, '#c8603a', 0.3, w * 0.5) +
      hill(c, 0.72, 0.05, '#d08a52', 0.1) +
      wall(0.52, '#c2512c', 0.04, w * 0.26) +
      hill(c, 0.84, 0.06, '#c9824a', 0) +
      grass(c, 0.88, '#7d7a45', 110)
    );
  },
  'yol-gorge': c => {
    const { width: w, height: h, light } = c;
    const side = (mirror: boolean, away: number, reach: number, colour: string): string => {
      const own = seen(colour, light, away);
      const id = nextId('y');
      const edge = Array.from(
        { length: 15 },
        (_, at) =>
          `${(w * reach * (1 - at / 15) ** 0.6 + c.random() * 46).toFixed(0)},${(h * 0.08 + at * h * 0.062).toFixed(0)}`,
      ).join(' L');
      const body = `<linearGradient id="${id}" x2="1" y2=".3">${stops([darker(own, 0.4), own, lighter(own, 0.2)])}</linearGradient><path d="M-20,${-20} L${w * reach * 0.9},-20 L${edge} L-20,${h} Z" fill="url(#${id})"/>`;
      return mirror ? `<g transform="translate(${w} 0) scale(-1 1)">${body}</g>` : body;
    };
    const ice = lighter(seen('#cfe6ee', light), 0.2);
    return (
      sky(c) +
      range(c, { foot: 0.6, tall: 0.3, colour: ROCK, far: 0.62, cap: 0.3 }) +
      side(true, 0.42, 0.4, '#75806f') +
      side(false, 0.34, 0.42, '#7d7468') +
      hill(c, 0.72, 0.06, '#6f8050', 0.15) +
      side(true, 0.05, 0.27, '#665c54') +
      side(false, 0.05, 0.24, '#5d564f') +
      hill(c, 0.84, 0.05, '#6d7c48', 0) +
      `<path d="M${w * 0.5},${h * 0.77} C${w * 0.58},${h * 0.84} ${w * 0.36},${h * 0.9} ${w * 0.34},${h * 1.02} H${w * 0.68} C${w * 0.56},${h * 0.9} ${w * 0.66},${h * 0.84} ${w * 0.52},${h * 0.77} Z" fill="${ice}"/>` +
      silhouette('eagle', w * 0.5, h * 0.32, 90, mix('#2a2430', light.haze, 0.3)) +
      grass(c, 0.88, '#6d7c48', 120)
    );
  },
};
