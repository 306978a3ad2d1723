import { colours } from '../../src/seed/colours';
import { darker, lighter, mix, type Random } from './colour';
import { footwear } from './footwear';
import { shell, viewOut } from './interiors';
import { landscapes } from './landscapes';
import { lights, type LightName } from './light';
import { blurred, glow, nextId, SIZE, stops } from './nature';
import { halfOf, scaleOf, shadow, stood, type Subject } from './studio';
import { icon } from './things';

/** What hangs in a wardrobe. */
const hanging = new Set(['sweater', 'turtleneck', 'cardigan', 'deel', 'vest', 't-shirt', 'coat']);

/** What is used outdoors; the rest is at home. */
const outdoors = new Set([
  ...Object.keys(footwear).filter(name => name !== 'feltslipper'),
  ...['hiking-boot', 'womans-boot', 'running-shoe', 'backpack', 'luggage', 'tent', 'canoe', 'bicycle', 'compass'],
  ...['flashlight', 'telescope', 'camera', 'camping', 'fishing-pole', 'axe', 'sled', 'skis', 'soccer-ball'],
  ...['basketball', 'sleepingbag', 'thermos', 'thong-sandal'],
]);

const places: readonly (readonly [scene: string, light: LightName])[] = [
  ['steppe-gers', 'gold'],
  ['terelj-rocks', 'day'],
  ['khuvsgul-lake', 'day'],
  ['gobi-dunes', 'gold'],
  ['taiga-forest', 'day'],
  ['altai-peaks', 'dawn'],
];

/** Too large for a table. */
const onTheFloor = new Set(['bed', 'bathtub', 'rug', 'duvet', 'television', 'bicycle', 'house-with-garden']);

/** A background: a blurred edge lies beyond the picture. */
const nearer = (back: string): string => `<g transform="translate(-60 -60) scale(1.1)">${back}</g>`;

/** On the ground before a landscape out of focus. */
function outside(subject: Subject, random: Random): string {
  const [scene, light] = places[Math.floor(random() * places.length)] ?? places[0]!;
  const back = nearer(landscapes[scene]?.({ width: SIZE, height: SIZE, light: lights[light], random }) ?? '');
  const id = nextId('o');
  const tone = mix(scene === 'gobi-dunes' ? '#d9a868' : '#7d8a4e', lights[light].tint, lights[light].depth);
  const ground = `<linearGradient id="${id}" x2="0" y2="1">${stops([mix(tone, '#ffffff', 0.18), tone, darker(tone, 0.35)])}</linearGradient><path d="M-60,930 Q300,880 640,915 T1260,900 V1260 H-60 Z" fill="url(#${id})"/>`;
  const scale = scaleOf(subject, 620, 620);
  return `${back}${blurred(back, 7, 1, 5)}${blurred(ground, 3, 1, 5)}${shadow(600, 1050, halfOf(subject, scale), darker(tone, 0.75))}${stood(subject, { x: 600, y: 1050, scale })}${glow(840, 260, 620, '#fff2cf', 0.28)}`;
}

/** On a rail between two others, as in a wardrobe. */
function hung(subject: Subject, random: Random): string {
  const scale = scaleOf(subject, 560, 800);
  const { hex } = colours[subject.code];
  const top = (subject.extent.bottom - subject.extent.top) * scale;
  const y = 300 + top;
  const hanger = (x: number): string =>
    `<path d="M${x},190 q0,-56 34,-46 q26,12 0,40 q-34,20 -34,56 L${x - 150},330 M${x},240 L${x + 150},330" stroke="#8a6242" stroke-width="14" fill="none" stroke-linecap="round"/>`;
  const others = [170, 1030]
    .map((x, at) => {
      const tone = mix(at === 0 ? '#cbb79a' : '#8d97a6', hex, 0.15 + random() * 0.1);
      return hanger(x) + stood(subject, { x, y: y + 6, scale: scale * 0.96 }, tone);
    })
    .join('');
  return `${shell(hex)}<rect x="-20" y="176" width="1240" height="20" rx="10" fill="#5b4636"/>${blurred(others, 5, 0.9, 10)}${hanger(600)}${stood(subject, { x: 600, y, scale })}${glow(320, 240, 700, '#fff4dc', 0.3)}`;
}

/** On the floor of a room with a window. */
function inRoom(subject: Subject, random: Random): string {
  const scale = scaleOf(subject, 860, 640);
  const lamp = `${glow(1040, 560, 300, '#ffcf86', 0.6)}<path d="M980,600 L1004,500 h72 L1100,600 Z" fill="#fff1d2"/><path d="M1040,600 V1010" stroke="#6b5138" stroke-width="12"/><ellipse cx="1040" cy="1014" rx="70" ry="12" fill="#6b5138"/>`;
  return `${shell(colours[subject.code].hex)}${viewOut(130, 130, 420, 420, random, 'altai-peaks')}${lamp}${shadow(520, 1060, halfOf(subject, scale), '#2a1a0e')}${stood(subject, { x: 520, y: 1060, scale })}${glow(340, 320, 620, '#fff6df', 0.3)}`;
}

/** On a table by the window. */
function atHome(subject: Subject, random: Random): string {
  const { hex } = colours[subject.code];
  const scale = scaleOf(subject, 560, 560);
  const id = nextId('h');
  const [scene] = places[Math.floor(random() * places.length)] ?? places[0]!;
  const table = `<linearGradient id="${id}" x2="0" y2="1">${stops(['#c79b6e', '#a97a50', '#7b5537'])}</linearGradient><path d="M-20,900 H1220 V1200 H-20 Z" fill="url(#${id})"/><path d="M-20,900 H1220" stroke="${lighter('#c79b6e', 0.3)}" stroke-width="6"/>${[960, 1030, 1110].map(y => `<path d="M-20,${y} q620,${14 - random() * 28} 1240,0" stroke="#6d4a30" stroke-width="3" fill="none" opacity=".28"/>`).join('')}`;
  const plant = `<g transform="translate(70 640) scale(9.5)">${icon('potted-plant')}</g>`;
  const cup = `<g transform="translate(905 800) scale(6)">${icon('hot-beverage')}</g>`;
  const back = nearer(`${shell(hex)}${viewOut(330, 110, 540, 470, random, scene)}`);
  return `${back}${blurred(back, 4, 1, 5)}${table}${blurred(plant, 3)}${blurred(cup, 2)}${shadow(560, 1020, halfOf(subject, scale), '#2a1a0e')}${stood(subject, { x: 560, y: 1020, scale })}${glow(600, 320, 620, '#fff6df', 0.3)}`;
}

/** A thing where it is used. */
export const inUse = (subject: Subject, random: Random): string => {
  if (hanging.has(subject.name)) return hung(subject, random);
  if (outdoors.has(subject.name)) return outside(subject, random);
  return onTheFloor.has(subject.name) ? inRoom(subject, random) : atHome(subject, random);
};
