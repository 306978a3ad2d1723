import { colours, type ColourCode } from '../../src/seed/colours';
import { darker, lighter, luminance, mix, type Random } from './colour';
import { landscapes } from './landscapes';
import { lights } from './light';
import { blurred, glow, nextId, SIZE, stops } from './nature';

const accent = (code: ColourCode): string => colours[code].hex;

export function shell(tone: string): string {
  const [wall, floor] = [nextId('a'), nextId('a')];
  const paint = mix('#efe6d9', tone, 0.16);
  return `<linearGradient id="${wall}" x2=".6" y2="1">${stops([lighter(paint, 0.35), paint, darker(paint, 0.16)])}</linearGradient><rect width="1200" height="1200" fill="url(#${wall})"/><linearGradient id="${floor}" x2="0" y2="1">${stops(['#b98f66', '#8a6242'])}</linearGradient><path d="M0,930 H1200 V1200 H0 Z" fill="url(#${floor})"/><path d="M0,930 H1200" stroke="${darker(paint, 0.3)}" stroke-width="6" opacity=".4"/>`;
}

export function viewOut(
  x: number,
  y: number,
  wide: number,
  tall: number,
  random: Random,
  scene = 'altai-peaks',
): string {
  const id = nextId('n');
  const inner = landscapes[scene]?.({ width: SIZE, height: SIZE, light: lights.gold, random }) ?? '';
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${wide}" height="${tall}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${x + wide / 2 - tall * 0.5} ${y}) scale(${Math.max(tall, wide) / SIZE})">${inner}</g></g><rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="none" stroke="#5b4636" stroke-width="14"/><path d="M${x + wide / 2},${y} v${tall}" stroke="#5b4636" stroke-width="8"/>`;
}

function curtain(x: number, tone: string): string {
  const id = nextId('q');
  return `<linearGradient id="${id}">${stops([tone, lighter(tone, 0.22), tone, darker(tone, 0.25), tone, lighter(tone, 0.15), darker(tone, 0.2)])}</linearGradient><path d="M${x},150 h96 q-14,380 10,760 h-116 q14,-380 10,-760 Z" fill="url(#${id})"/>`;
}

function bed(x: number, wide: number, tone: string): string {
  const [sheet, throwOver] = [nextId('s'), nextId('s')];
  const left = x - wide / 2;
  return `${blurred(`<ellipse cx="${x}" cy="1080" rx="${wide * 0.6}" ry="34" fill="#2a1c12"/>`, 18, 0.5)}<rect x="${left - 20}" y="600" width="${wide + 40}" height="330" rx="26" fill="${darker(tone, 0.25)}"/><rect x="${left}" y="626" width="${wide}" height="280" rx="18" fill="${mix(tone, '#d9c8b0', 0.25)}" opacity=".5"/><linearGradient id="${sheet}" x2=".2" y2="1">${stops(['#ffffff', '#f1ece4', '#d6cdc2'])}</linearGradient><path d="M${left},850 q${wide / 2},-46 ${wide},0 v200 q0,30 -30,30 H${left + 30} q-30,0 -30,-30 Z" fill="url(#${sheet})"/>${[0.27, 0.73].map(at => `<rect x="${left + wide * at - wide * 0.19}" y="760" width="${wide * 0.38}" height="104" rx="46" fill="url(#${sheet})"/><path d="M${left + wide * at - wide * 0.12},790 q${wide * 0.12},20 ${wide * 0.24},0" stroke="#cfc4b6" stroke-width="3" fill="none"/>`).join('')}<linearGradient id="${throwOver}" x2="1" y2=".3">${stops([lighter(tone, 0.2), tone, darker(tone, 0.25)])}</linearGradient><path d="M${left - 8},956 q${wide / 2},-34 ${wide + 16},0 v112 q0,16 -20,16 H${left + 12} q-20,0 -20,-16 Z" fill="url(#${throwOver})"/>${[0.2, 0.4, 0.6, 0.8].map(at => `<path d="M${left + wide * at},946 v134" stroke="${darker(tone, 0.3)}" stroke-width="2" opacity=".35"/>`).join('')}`;
}

const lamp = (x: number, y: number): string =>
  `${glow(x, y, 260, '#ffcf86', 0.75)}<path d="M${x - 46},${y + 30} L${x - 26},${y - 44} h52 L${x + 46},${y + 30} Z" fill="#fff1d2"/><path d="M${x},${y + 30} v70" stroke="#6b5138" stroke-width="9"/><rect x="${x - 60}" y="${y + 100}" width="120" height="170" rx="8" fill="#7b5a3c"/><path d="M${x - 60},${y + 180} h120" stroke="#5d422b" stroke-width="4"/>`;

function gerInside(code: ColourCode): string {
  const tone = accent(code);
  const felt = '#efe3cd';
  const orange = '#c9622f';
  const poles = Array.from({ length: 34 }, (_, at) => {
    const a = Math.PI + (at / 33) * Math.PI;
    return `<path d="M${600 + Math.cos(a) * 150},${150 + Math.sin(a) * 40} L${600 + Math.cos(a) * 900},${560 + Math.sin(a) * 250}" stroke="${at % 2 ? orange : darker(orange, 0.15)}" stroke-width="13"/>`;
  }).join('');
  const lattice = Array.from(
    { length: 30 },
    (_, at) =>
      `<path d="M${at * 44 - 30},480 l170,390 M${at * 44 + 20},480 l-170,390" stroke="#a9714a" stroke-width="7" opacity=".55"/>`,
  ).join('');
  const chest = (x: number): string =>
    `<rect x="${x}" y="770" width="220" height="150" rx="6" fill="${darker(orange, 0.1)}"/><rect x="${x + 12}" y="782" width="196" height="126" rx="4" fill="none" stroke="#e9b74e" stroke-width="6"/><path d="M${x + 60},845 q50,-70 100,0 q-50,70 -100,0 m-16,0 h132" stroke="#e9b74e" stroke-width="6" fill="none"/>`;
  return `<rect width="1200" height="1200" fill="${felt}"/><rect y="470" width="1200" height="420" fill="#f6ecd8"/>${lattice}${poles}<ellipse cx="600" cy="150" rx="170" ry="54" fill="#8fc6ee"/><ellipse cx="600" cy="150" rx="170" ry="54" fill="none" stroke="#9c4a24" stroke-width="22"/><path d="M430,150 h340 M600,96 v108 M480,112 l240,76 M720,112 l-240,76" stroke="#9c4a24" stroke-width="8"/>${glow(600, 190, 620, '#fff3d6', 0.75)}<path d="M0,880 Q600,840 1200,880 V1200 H0 Z" fill="${mix('#b0553a', tone, 0.55)}"/>${Array.from({ length: 9 }, (_, at) => `<path d="M${70 + at * 132},1010 q33,-60 66,0 q-33,60 -66,0" stroke="${lighter(tone, 0.5)}" stroke-width="7" fill="none" opacity=".6"/>`).join('')}${chest(490)}<g transform="translate(-260 60)">${bed(470, 330, tone)}</g><g transform="translate(260 60)">${bed(730, 330, tone)}</g><rect x="556" y="920" width="88" height="120" rx="6" fill="#4a4a50"/><rect x="586" y="180" width="26" height="750" fill="#6b6b72"/>${glow(600, 1000, 190, '#ff9a4c', 0.7)}<rect x="574" y="960" width="52" height="42" rx="4" fill="#ffb867"/>`;
}

function bath(code: ColourCode, random: Random): string {
  const tone = accent(code);
  const wall = mix('#e8edef', tone, 0.14);
  const rows = Array.from({ length: 9 }, (_, at) => `M0,${at * 104} H1200`).join(' ');
  const columns = Array.from({ length: 12 }, (_, at) => `M${at * 104 + 40},0 V930`).join(' ');
  const towel = (x: number, y: number): string =>
    `<rect x="${x}" y="${y}" width="120" height="${210 + random() * 40}" rx="10" fill="${tone}"/><path d="M${x},${y + 160} h120" stroke="${lighter(tone, 0.4)}" stroke-width="10"/>`;
  const [basin, tub] = [nextId('u'), nextId('u')];
  const white = stops(['#ffffff', '#eef1f3', '#c9d1d6']);
  return `<rect width="1200" height="1200" fill="${wall}"/><path d="${rows} ${columns}" stroke="${darker(wall, 0.1)}" stroke-width="4" fill="none"/><path d="M0,930 H1200 V1200 H0 Z" fill="${mix('#8d7a66', tone, 0.2)}"/>${viewOut(760, 120, 340, 300, random, random() > 0.5 ? 'altai-peaks' : 'steppe-gers')}<circle cx="330" cy="330" r="180" fill="#dfeaf0"/><path d="M220,420 L420,210 M270,450 L460,250" stroke="#ffffff" stroke-width="16" opacity=".7"/><circle cx="330" cy="330" r="180" fill="none" stroke="#7b5a3c" stroke-width="20"/>${glow(330, 120, 300, '#fff1cf', 0.75)}<rect x="90" y="640" width="480" height="36" rx="10" fill="#9a7350"/><rect x="120" y="676" width="420" height="260" rx="10" fill="#b58a62"/><linearGradient id="${basin}" x2="0" y2="1">${white}</linearGradient><path d="M190,566 H470 Q456,650 400,650 H260 Q204,650 190,566 Z" fill="url(#${basin})"/><path d="M330,566 V500 q0,-30 30,-30 h36 v26" stroke="#aab4ba" stroke-width="16" fill="none"/>${towel(590, 470)}<linearGradient id="${tub}" x2=".2" y2="1">${white}</linearGradient><path d="M640,760 H1160 Q1150,1010 1050,1030 H760 Q660,1010 640,760 Z" fill="url(#${tub})"/><ellipse cx="900" cy="762" rx="262" ry="38" fill="#f7fafb"/><ellipse cx="900" cy="764" rx="236" ry="26" fill="${mix('#8fc3dc', tone, 0.12)}"/>${blurred(`<ellipse cx="900" cy="1050" rx="260" ry="24" fill="#2b2018"/>`, 12, 0.4)}${towel(1040, 560)}`;
}

/** Rooms of hotels, named by kind and palette. */
export const rooms: Readonly<Record<string, (code: ColourCode, random: Random) => string>> = {
  'room-double': (code, random) =>
    shell(accent(code)) +
    viewWindow(random) +
    curtain(300, accent(code)) +
    curtain(804, accent(code)) +
    lamp(190, 720) +
    lamp(1010, 720) +
    bed(600, 560, accent(code)),
  'room-twin': (code, random) =>
    shell(accent(code)) +
    viewOut(400, 150, 400, 360, random, 'steppe-gers') +
    curtain(290, accent(code)) +
    curtain(814, accent(code)) +
    lamp(600, 720) +
    bed(270, 380, accent(code)) +
    bed(930, 380, accent(code)),
  'room-suite': (code, random) =>
    shell(accent(code)) +
    viewOut(120, 120, 960, 470, random, 'altai-peaks') +
    lamp(150, 730) +
    lamp(1050, 730) +
    bed(600, 640, accent(code)),
  'room-bunk': (code, random) =>
    shell(accent(code)) +
    viewOut(450, 160, 300, 330, random, 'terelj-rocks') +
    [110, 760]
      .map(
        x =>
          `<g><rect x="${x}" y="330" width="18" height="700" fill="#7b5a3c"/><rect x="${x + 312}" y="330" width="18" height="700" fill="#7b5a3c"/>${[520, 850].map(y => `<rect x="${x}" y="${y}" width="330" height="44" fill="#8d6a48"/><rect x="${x + 10}" y="${y - 60}" width="310" height="66" rx="20" fill="#f4efe6"/><rect x="${x + 110}" y="${y - 64}" width="212" height="76" rx="18" fill="${accent(code)}"/>`).join('')}</g>`,
      )
      .join('') +
    `<path d="M330,520 h60 M330,620 h60 M330,720 h60" stroke="#7b5a3c" stroke-width="12"/>`,
  'room-ger': gerInside,
  'room-bath': bath,
  'room-cabin': (code, random) => {
    const planks = Array.from(
      { length: 14 },
      (_, at) => `<rect y="${at * 68}" width="1200" height="66" fill="${at % 2 ? '#a87a50' : '#b4865a'}"/>`,
    ).join('');
    return (
      planks +
      viewOut(380, 150, 440, 400, random, 'khuvsgul-lake') +
      `<path d="M0,930 H1200 V1200 H0 Z" fill="#7d5838"/>` +
      glow(600, 300, 700, '#ffe3b0', 0.35) +
      lamp(190, 720) +
      bed(640, 560, accent(code))
    );
  },
};

function viewWindow(random: Random): string {
  return viewOut(410, 160, 380, 380, random, 'khuvsgul-lake');
}

function beams(tone: string, count: number, random: Random): string {
  return blurred(
    Array.from({ length: count }, (_, at) => {
      const x = 120 + (at * 960) / (count - 1);
      const lean = (random() - 0.5) * 420;
      return `<path d="M${x - 10},60 L${x + lean - 120},960 h240 L${x + 10},60 Z" fill="${at % 2 ? lighter(tone, 0.45) : '#ffe6b8'}" opacity=".33"/>`;
    }).join(''),
    12,
    1,
  );
}

export function crowd(random: Random, colour: string): string {
  return [0, 1, 2]
    .map(row =>
      Array.from({ length: 26 }, () => {
        const x = random() * 1240 - 20;
        const y = 1010 + row * 66 + random() * 24;
        const hand =
          random() > 0.72
            ? `<path d="M${x + 20},${y + 40} l16,-96" stroke="${darker(colour, 0.3 + row * 0.2)}" stroke-width="15" stroke-linecap="round"/>`
            : '';
        return `${hand}<circle cx="${x}" cy="${y}" r="${26 + row * 5}" fill="${darker(colour, 0.3 + row * 0.2)}"/><rect x="${x - 44}" y="${y + 24}" width="88" height="240" rx="40" fill="${darker(colour, 0.3 + row * 0.2)}"/>`;
      }).join(''),
    )
    .join('');
}

function hallOf(tone: string): string {
  const id = nextId('e');
  const deep = darker(tone, luminance(tone) > 0.5 ? 0.8 : 0.68);
  return `<radialGradient id="${id}" cy=".62" r=".8">${stops([mix(tone, '#ffdca8', 0.35), mix(tone, deep, 0.6), darker(deep, 0.55)])}</radialGradient><rect width="1200" height="1200" fill="url(#${id})"/>`;
}

const drape = (tone: string): string => {
  const fold = (x: number, at: number): string => {
    const id = nextId('z');
    return `<linearGradient id="${id}">${stops([darker(tone, 0.5), lighter(tone, 0.12), darker(tone, 0.35)])}</linearGradient><path d="M${x},0 h64 q${at * 4},560 -${at * 3},1010 h-66 q10,-500 2,-1010 Z" fill="url(#${id})"/>`;
  };
  const side = Array.from({ length: 6 }, (_, at) => fold(at * 56, 5 - at)).join('');
  const top = Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="M${at * 150},0 h150 q-6,210 -75,226 q-69,-16 -75,-226 Z" fill="${at % 2 ? tone : darker(tone, 0.18)}"/><path d="M${at * 150 + 4},196 q71,52 142,0" stroke="#d9ae52" stroke-width="9" fill="none"/>`,
  ).join('');
  return `${side}<g transform="translate(1200 0) scale(-1 1)">${side}</g>${top}`;
};

const boards = (tone: string): string =>
  `<path d="M-40,960 H1240 V1200 H-40 Z" fill="${darker(mix('#8a5a34', tone, 0.2), 0.35)}"/>${blurred(`<ellipse cx="600" cy="985" rx="430" ry="60" fill="#ffe2a8"/>`, 26, 0.55)}`;

/** Stages, named by kind and palette. `object` stands in the light. */
export const stages: Readonly<
  Record<string, { objects: readonly string[]; crowd?: boolean; draw: (code: ColourCode, random: Random) => string }>
> = {
  'stage-rock': {
    objects: ['guitar', 'drum', 'studio-microphone'],
    draw: (code, random) => hallOf(accent(code)) + beams(accent(code), 9, random) + boards(accent(code)),
    crowd: true,
  },
  'stage-acoustic': {
    objects: ['guitar'],
    draw: (code, random) => hallOf(accent(code)) + beams(accent(code), 3, random) + boards(accent(code)),
  },
  'stage-folk': {
    objects: ['violin', 'horse'],
    draw: (code, random) => hallOf(accent(code)) + beams(accent(code), 5, random) + boards(accent(code)),
  },
  'stage-classical': {
    objects: ['trumpet', 'violin', 'saxophone'],
    draw: (code, random) => hallOf('#8a6a3a') + beams(accent(code), 4, random) + boards(accent(code)),
  },
  'stage-theatre': {
    objects: ['performing-arts'],
    draw: (code, random) =>
      hallOf(accent(code)) + beams(accent(code), 3, random) + boards(accent(code)) + drape(accent(code)),
  },
  'stage-puppet': {
    objects: ['two-hump-camel', 'sun'],
    draw: (code, random) =>
      hallOf(lighter(accent(code), 0.2)) + beams(accent(code), 4, random) + boards(accent(code)) + drape(accent(code)),
  },
};
