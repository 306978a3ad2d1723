import type { ColourCode } from '../../src/seed/colours';
import { colours } from '../../src/seed/colours';
import { darker, lighter, mix, type Random } from './colour';
import { crowd, stages } from './interiors';
import { isLight, lights } from './light';
import { blurred, glow, nextId, ridge, sky, stops } from './nature';
import { icon } from './things';

/** A stage with the instruments of its evening in the light. */
export function onStage(name: string, code: ColourCode, random: Random): string {
  const stage = stages[name];
  if (!stage) return '';
  const back = stage.draw(code, random);
  const size = stage.objects.length > 1 ? 400 : 540;
  const things = stage.objects.map((object, at) => {
    const x = 600 + (at - (stage.objects.length - 1) / 2) * 330;
    return `${blurred(`<ellipse cx="${x}" cy="985" rx="${size * 0.4}" ry="22" fill="#000"/>`, 12, 0.55)}<g transform="translate(${x - size / 2} ${985 - size}) scale(${size / 32})">${icon(object)}</g>`;
  });
  const tone = colours[code].hex;
  const front = stage.crowd ? crowd(random, darker(tone, 0.55)) : '';
  return back + things.join('') + glow(600, 560, 620, lighter(tone, 0.5), 0.16) + front;
}

function stadium(lightName: string, random: Random): string {
  if (!isLight(lightName)) return '';
  const light = lights[lightName];
  const canvas = { width: 1200, height: 1200, light, random };
  const green = mix('#5da04e', light.tint, light.depth * 0.6);
  const seats = ['#c8443a', '#2f6fb5', '#e3b64e', '#f1ece2'];
  const stand = Array.from({ length: 9 }, (_, row) =>
    Array.from(
      { length: 60 },
      (_, at) =>
        `<circle cx="${at * 20 + (row % 2) * 10}" cy="${560 + row * 22 - Math.sin((at / 60) * 3.14) * 34}" r="8" fill="${mix(seats[Math.floor(random() * 4)] ?? '#fff', light.tint, light.depth * 0.75)}"/>`,
    ).join(''),
  ).join('');
  const flags = Array.from(
    { length: 7 },
    (_, at) =>
      `<path d="M${120 + at * 160},540 V400" stroke="#6b5a4a" stroke-width="6"/><path d="M${120 + at * 160},402 q40,-20 76,6 q-10,20 0,40 q-40,-22 -76,0 Z" fill="${seats[at % 3]}"/>`,
  ).join('');
  const masts = light.lamps
    ? [90, 1110]
        .map(
          x =>
            `${glow(x, 240, 460, '#fff6dc', 0.75)}<rect x="${x - 70}" y="200" width="140" height="70" fill="#fff8e4"/><path d="M${x},270 V560" stroke="#48505e" stroke-width="14"/>`,
        )
        .join('')
    : '';
  return `${sky(canvas)}${ridge(canvas, { y: 0.34, tall: 0.12, rough: 0.5, colour: '#5d7596', far: 0.6 })}${masts}${flags}<path d="M0,520 Q600,470 1200,520 V800 H0 Z" fill="${darker(mix('#8d97a6', light.tint, light.depth), 0.3)}"/>${stand}<path d="M0,770 Q600,730 1200,770 V1200 H0 Z" fill="${green}"/>${[0, 1, 2, 3].map(at => `<path d="M${-200 + at * 420},1200 L${160 + at * 260},756 h120 L${10 + at * 420},1200 Z" fill="${lighter(green, 0.1)}" opacity=".6"/>`).join('')}<ellipse cx="600" cy="960" rx="330" ry="96" fill="none" stroke="#fff" stroke-width="10" opacity=".85"/>`;
}

function museum(code: string): string {
  const hex = code in colours ? colours[code as ColourCode].hex : '#e9dcc3';
  const id = nextId('mu');
  const arch = (x: number): string =>
    `<path d="M${x},1000 V420 Q${x},260 ${x + 130},260 Q${x + 260},260 ${x + 260},420 V1000 Z" fill="${darker(hex, 0.34)}"/>${glow(x + 130, 560, 300, '#fff0cc', 0.75)}`;
  return `<linearGradient id="${id}" x2=".3" y2="1">${stops([lighter(hex, 0.5), hex, darker(hex, 0.28)])}</linearGradient><rect width="1200" height="1200" fill="url(#${id})"/>${[110, 470, 830].map(arch).join('')}<path d="M0,1000 H1200 V1200 H0 Z" fill="${darker(hex, 0.45)}"/>${[
    [130, 'amphora'],
    [490, 'moai'],
    [850, 'crown'],
  ]
    .map(
      ([x, name]) =>
        `<rect x="${Number(x) + 10}" y="860" width="200" height="150" fill="${lighter(hex, 0.35)}"/><g transform="translate(${Number(x) + 5} 655) scale(6.5)">${icon(String(name))}</g>`,
    )
    .join('')}`;
}

export const special: Readonly<Record<string, (variant: string, random: Random) => string>> = { stadium, museum };
