import { colours, type ColourCode } from '../../src/seed/colours';
import { darker, lighter, luminance, mix, type Random } from './colour';
import { footwear } from './footwear';
import { garments, paint, type Paint } from './garments';
import { blurred, glow, nextId, stops } from './nature';
import { icon } from './things';
import { wares } from './wares';

const drawn: Readonly<Record<string, (p: Paint) => string>> = { ...garments, ...footwear, ...wares };

/** Icons that are coloured as the product; the others keep their own colours. */
const dyed = new Set([
  'hiking-boot',
  'womans-boot',
  'running-shoe',
  'mans-shoe',
  'high-heeled-shoe',
  'flat-shoe',
  'thong-sandal',
  'gloves',
  'socks',
  'handbag',
  'purse',
  'clutch-bag',
  'briefcase',
  'backpack',
  'luggage',
  'tent',
  'canoe',
  'bicycle',
  'flashlight',
  'headphone',
  'watch',
  'coat',
  't-shirt',
  'lipstick',
  'nail-polish',
  'soap',
  'lotion-bottle',
  'baby-bottle',
  'sled',
  'candle',
  'teapot',
  'battery',
  'video-game',
  'mobile-phone',
  'bed',
]);

export const hasObject = (name: string): boolean => {
  if (name in drawn) return true;
  try {
    return icon(name).length > 0;
  } catch {
    return false;
  }
};

/** Keeps the object's shading and gives it the product's colour. */
function dye(body: string, hex: string): string {
  const id = nextId('y');
  const [dark, light] = [darker(hex, 0.62), lighter(hex, 0.55)];
  const channel = (at: number): string =>
    [dark, hex, light].map(value => (parseInt(value.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values=".33 .5 .17 0 0 .33 .5 .17 0 0 .33 .5 .17 0 0 0 0 0 1 0" result="grey"/><feComponentTransfer in="grey" result="tone"><feFuncR type="table" tableValues="${channel(1)}"/><feFuncG type="table" tableValues="${channel(3)}"/><feFuncB type="table" tableValues="${channel(5)}"/></feComponentTransfer><feComposite in="tone" in2="SourceGraphic" operator="arithmetic" k2=".84" k3=".16"/></filter><g filter="url(#${id})">${body}</g>`;
}

export function object(name: string, hex: string): string {
  const draw = drawn[name];
  if (draw) return draw(paint(hex));
  const body = icon(name);
  return `<g transform="scale(21.875)">${dyed.has(name) ? dye(body, hex) : body}</g>`;
}

interface Room {
  wall: string;
  deep: string;
  floor: string;
}

/** A quiet room that lets the object's colour speak. */
function roomFor(code: ColourCode, look: string, random: Random): Room {
  const hex = colours[code].hex;
  const neutral = ['#efe7da', '#e6e4de', '#e4eaf0', '#f0e3dc', '#e3ebe4'][Math.floor(random() * 5)] ?? '#efe7da';
  const wall = mix(neutral, hex, luminance(hex) > 0.75 ? 0.05 : 0.2);
  const tone = luminance(hex) > 0.75 ? mix('#8fa9bd', neutral, look === 'a' || look === 'd' ? 0.25 : 0.45) : wall;
  return { wall: tone, deep: darker(tone, 0.24), floor: lighter(tone, 0.26) };
}

function set(look: string, { wall, deep, floor }: Room): string {
  const [back, ground] = [nextId('j'), nextId('j')];
  const base = `<radialGradient id="${back}" cx=".36" cy=".3" r=".95">${stops([lighter(wall, 0.5), wall, deep])}</radialGradient><rect width="1200" height="1200" fill="url(#${back})"/><linearGradient id="${ground}" x2="0" y2="1">${stops([mix(floor, wall, 0.5), floor, mix(floor, deep, 0.35)])}</linearGradient>`;
  const flat = `<path d="M0,880 Q600,852 1200,880 V1200 H0 Z" fill="url(#${ground})"/>`;
  switch (look) {
    case 'b':
      return `${base}<path d="M260,1200 V560 Q260,180 600,180 Q940,180 940,560 V1200 Z" fill="${lighter(wall, 0.3)}" opacity=".75"/><path d="M300,1200 V570 Q300,224 600,224 Q900,224 900,570 V1200 Z" fill="${mix(wall, deep, 0.4)}" opacity=".55"/>${flat}`;
    case 'c':
      return `${base}<circle cx="760" cy="430" r="330" fill="${lighter(wall, 0.36)}" opacity=".8"/>${blurred(`<path d="M-60,120 L420,-120 L980,900 H520 Z M560,-160 L760,-240 L1300,820 H1120 Z" fill="#fff"/>`, 26, 0.2)}${flat}`;
    case 'd':
      return `${base}<path d="M0,760 H1200 V1200 H0 Z" fill="url(#${ground})"/><ellipse cx="600" cy="930" rx="430" ry="96" fill="${lighter(floor, 0.4)}"/><path d="M170,930 v90 q0,96 430,96 t430,-96 v-90 q0,96 -430,96 t-430,-96 Z" fill="${mix(floor, deep, 0.55)}"/>`;
    case 'e':
      return `${base}<path d="M0,760 Q220,640 430,720 T820,690 T1200,720 V900 H0 Z" fill="${mix(wall, deep, 0.5)}" opacity=".55"/><path d="M0,820 Q300,730 620,800 T1200,790 V900 H0 Z" fill="${mix(wall, deep, 0.75)}" opacity=".5"/>${flat}`;
    default:
      return `${base}${glow(430, 380, 620, '#ffffff', 0.42)}${flat}`;
  }
}

/** Where the object lies in its square of 700. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A thing to draw: its name, its colour, and where it lies in its square. */
export interface Subject {
  name: string;
  code: ColourCode;
  extent: Extent;
}

/** How large a thing is when it fits into this width and height. */
export const scaleOf = ({ extent }: Subject, wide: number, tall: number): number =>
  Math.min(wide / (extent.right - extent.left), tall / (extent.bottom - extent.top), 1.75);

/** A thing that stands with its foot at x, y. */
export const stood = (
  { name, code, extent }: Subject,
  { x, y, scale, turn = 0, mirror = false }: { x: number; y: number; scale: number; turn?: number; mirror?: boolean },
  hex: string = colours[code].hex,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(mirror ? -scale : scale).toFixed(3)} ${scale.toFixed(3)}) translate(${-(extent.left + extent.right) / 2} ${-extent.bottom})">${object(name, hex)}</g>`;

/** The shadow of a thing of this half width on the ground. */
export const shadow = (x: number, y: number, half: number, dark: string): string =>
  `${blurred(`<ellipse cx="${x + 34}" cy="${y + 4}" rx="${half * 1.02}" ry="40" fill="${dark}"/>`, 28, 0.42, 120)}${blurred(`<ellipse cx="${x + 6}" cy="${y - 4}" rx="${half * 0.8}" ry="17" fill="${dark}"/>`, 9, 0.6, 120)}`;

export const halfOf = ({ extent }: Subject, scale: number): number => ((extent.right - extent.left) * scale) / 2;

/** A thing on its stand in soft light. */
export function studio(subject: Subject, look: string, random: Random): string {
  const room = roomFor(subject.code, look, random);
  const scale = scaleOf(subject, 780, look === 'd' ? 690 : 760);
  const tall = subject.extent.bottom - subject.extent.top;
  const foot = look === 'd' ? 965 : 600 + (tall * scale) / 2 + 70;
  const turn = look === 'c' ? -5 : look === 'e' ? 4 : 0;
  return `${set(look, room)}${shadow(600, foot, halfOf(subject, scale), darker(room.deep, 0.7))}${stood(subject, { x: 600, y: foot, scale, turn })}`;
}

/** The same thing from its other side, in light from a window. */
export function otherSide(subject: Subject, random: Random): string {
  const room = roomFor(subject.code, 'c', random);
  const scale = scaleOf(subject, 700, 700);
  const foot = 600 + ((subject.extent.bottom - subject.extent.top) * scale) / 2 + 110;
  return `${set('c', room)}${shadow(640, foot, halfOf(subject, scale), darker(room.deep, 0.7))}<g transform="translate(600 ${foot}) skewX(-4) scale(0.94 1) translate(-600 ${-foot})">${stood(subject, { x: 600, y: foot, scale, turn: 3, mirror: true })}</g>`;
}

/** What shows its fibres from close by. */
const soft = new Set([
  ...Object.keys(garments),
  ...['feltboot', 'feltslipper', 'furboot', 't-shirt', 'coat', 'gloves', 'socks', 'beanie', 'scarf', 'blanket', 'rug'],
  ...['duvet', 'sleepingbag', 'backpack', 'teddy-bear', 'yarn', 'shawl', 'sash', 'toortsog'],
]);

/** The fibres of a material, on the thing alone. */
function textured(body: string): string {
  const id = nextId('t');
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".09 .15" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .06  .4 .4 0 0 -.34"/><feComposite in2="SourceAlpha" operator="in" result="grain"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="grain"/></feMerge></filter><g filter="url(#${id})">${body}</g>`;
}

/** A part of the thing from close by, before a background out of focus. */
export function closeUp(subject: Subject, random: Random): string {
  const room = roomFor(subject.code, 'b', random);
  const { extent } = subject;
  const scale = scaleOf(subject, 780, 760) * 2.1;
  const across = 0.36 + random() * 0.28;
  const middle = (extent.left + extent.right) / 2;
  const x = 600 + (middle - (extent.left + (extent.right - extent.left) * across)) * scale;
  const y = 620 + (extent.bottom - (extent.top + (extent.bottom - extent.top) * 0.56)) * scale;
  const part = stood(subject, { x, y, scale, turn: -3 });
  const back = `<g transform="translate(-120 -120) scale(1.2)">${set('b', room)}</g>`;
  return `${back}${blurred(back, 30, 1, 10)}${soft.has(subject.name) ? textured(part) : part}`;
}
