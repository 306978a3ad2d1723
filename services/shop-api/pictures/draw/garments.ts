import { darker, lighter } from './colour';
import { nextId, stops } from './nature';

/** Fills of one object: the light falls from the left. */
export interface Paint {
  defs: string;
  body: string;
  side: string;
  line: string;
  hex: string;
}

export function paint(hex: string): Paint {
  const [body, side] = [nextId('m'), nextId('m')];
  return {
    defs: `<linearGradient id="${body}" x1="0" x2="1" y1="0" y2=".5">${stops([lighter(hex, 0.34), lighter(hex, 0.08), hex, darker(hex, 0.34)])}</linearGradient><linearGradient id="${side}" x1="0" x2="1" y1="0" y2="1">${stops([hex, darker(hex, 0.45)])}</linearGradient>`,
    body: `url(#${body})`,
    side: `url(#${side})`,
    line: darker(hex, 0.5),
    hex,
  };
}

const knit = (path: string, p: Paint, gap = 14): string => {
  const id = nextId('x');
  const pattern = nextId('x');
  return `<pattern id="${pattern}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"><path d="M0,0 L${gap / 2},${gap * 0.6} L${gap},0" stroke="${p.line}" stroke-width="2" fill="none" opacity=".22"/></pattern><clipPath id="${id}"><path d="${path}"/></clipPath><rect width="700" height="700" fill="url(#${pattern})" clip-path="url(#${id})"/>`;
};

const scroll = (x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"><path d="M0,30 C-40,30 -56,-6 -30,-22 C-10,-34 8,-16 -6,-4 M0,30 C40,30 56,-6 30,-22 C10,-34 -8,-16 6,-4 M0,30 V52"/></g>`;

const knot = (x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(45) scale(${s})" fill="none" stroke="${colour}" stroke-width="6"><rect x="-30" y="-30" width="60" height="60" rx="8"/><path d="M-30,-10 H30 M-30,10 H30 M-10,-30 V30 M10,-30 V30"/></g>`;

function sweater(p: Paint, neck: 'crew' | 'roll' | 'open'): string {
  const shape =
    'M250,120 Q350,176 450,120 L540,170 Q600,300 640,500 L560,530 L516,380 V610 Q350,640 184,610 V380 L140,530 L60,500 Q100,300 160,170 Z';
  const collar =
    neck === 'roll'
      ? `<path d="M256,60 Q350,30 444,60 L452,140 Q350,190 248,140 Z" fill="${p.body}"/><path d="M250,104 Q350,146 450,104" stroke="${p.line}" stroke-width="4" fill="none" opacity=".5"/>`
      : `<path d="M250,120 Q350,196 450,120 L434,108 Q350,160 266,108 Z" fill="${p.side}"/>`;
  const front =
    neck === 'open'
      ? `<path d="M300,142 L350,330 L400,142 Z" fill="${darker(p.hex, 0.62)}"/><path d="M350,330 V622" stroke="${p.line}" stroke-width="6"/>${[360, 420, 480, 540, 594].map(y => `<circle cx="362" cy="${y}" r="9" fill="#f1e5cd" stroke="${p.line}" stroke-width="2"/>`).join('')}`
      : '';
  return `${p.defs}<path d="${shape}" fill="${p.body}"/>${knit(shape, p)}<path d="M516,380 Q500,290 520,230 M184,380 Q200,290 180,230" stroke="${p.line}" stroke-width="5" fill="none" opacity=".45"/><path d="M184,574 Q350,606 516,574 M70,470 l80,28 M630,470 l-80,28" stroke="${p.line}" stroke-width="4" fill="none" opacity=".5"/>${collar}${front}`;
}

function deel(p: Paint): string {
  const gold = '#e3b64e';
  const shape =
    'M272,70 Q350,100 428,70 L520,130 Q590,280 650,420 L572,462 L500,330 L512,430 Q560,560 566,664 Q350,692 134,664 Q140,560 188,430 L200,330 L128,462 L50,420 Q110,280 180,130 Z';
  const motifs = [
    [260, 560],
    [350, 590],
    [440, 560],
    [300, 330],
    [410, 340],
    [220, 630],
    [480, 630],
  ]
    .map(([x, y]) => knot(x ?? 0, y ?? 0, 0.52, gold))
    .join('');
  return `${p.defs}<path d="${shape}" fill="${p.body}"/><g opacity=".5">${motifs}</g><path d="M272,70 Q350,104 428,70 M350,92 Q410,170 500,206 L496,250" stroke="${gold}" stroke-width="16" fill="none" stroke-linejoin="round"/><path d="M60,404 l70,40 M640,404 l-70,40 M140,650 Q350,680 560,650" stroke="${gold}" stroke-width="12" fill="none"/><path d="M196,404 Q350,446 504,404 L508,456 Q350,500 192,456 Z" fill="${gold}"/><path d="M300,470 q10,70 -8,120 l34,6 q14,-60 6,-122 Z" fill="${darker(gold, 0.14)}"/>${[
    [360, 108],
    [420, 172],
    [484, 216],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="#f4f4f2" stroke="${p.line}" stroke-width="3"/>`)
    .join('')}`;
}

/** Clothes drawn in a square of 700. */
export const garments: Readonly<Record<string, (p: Paint) => string>> = {
  sweater: p => sweater(p, 'crew'),
  turtleneck: p => sweater(p, 'roll'),
  cardigan: p => sweater(p, 'open'),
  deel,
  vest: p =>
    `${p.defs}<path d="M250,90 L330,330 L350,350 L370,330 L450,90 L530,130 Q500,260 540,340 V610 Q440,630 352,600 H348 Q260,630 160,610 V340 Q200,260 170,130 Z" fill="${p.body}"/><path d="M250,90 L348,352 V600 M450,90 L352,352 V600" stroke="#e3b64e" stroke-width="10" fill="none"/>${scroll(240, 480, 1.2, '#e3b64e')}${scroll(460, 480, 1.2, '#e3b64e')}${[400, 460, 520].map(y => `<circle cx="350" cy="${y}" r="10" fill="#f4f4f2"/>`).join('')}`,
  shawl: p => {
    const shape =
      'M110,150 Q350,60 590,150 Q620,240 560,330 Q470,420 520,620 L400,640 Q350,480 350,420 Q340,520 290,640 L170,610 Q250,420 150,330 Q90,240 110,150 Z';
    return `${p.defs}<path d="${shape}" fill="${p.body}"/>${knit(shape, p, 9)}<path d="M120,180 Q350,120 580,180 M150,300 Q350,210 550,300 M190,340 Q330,330 350,420 Q380,330 520,340" stroke="${p.line}" stroke-width="5" fill="none" opacity=".4"/>${Array.from({ length: 12 }, (_, at) => `<path d="M${at < 6 ? 180 + at * 22 : 404 + (at - 6) * 22},${at < 6 ? 612 + at * 5 : 640 - (at - 6) * 3} v44" stroke="${p.hex}" stroke-width="5"/>`).join('')}`;
  },
  scarf: p => {
    const tail = 'M300,300 L210,650 L330,668 L400,330 Z';
    const tail2 = 'M380,320 L440,600 L550,570 L470,290 Z';
    const loop = 'M150,230 Q140,110 350,104 Q560,110 550,230 Q540,350 350,356 Q160,350 150,230 Z';
    return `${p.defs}<path d="${tail2}" fill="${p.side}"/>${knit(tail2, p)}<path d="${tail}" fill="${p.body}"/>${knit(tail, p)}<path d="${loop}" fill="${p.body}"/>${knit(loop, p)}<path d="M230,210 Q250,170 350,168 Q450,170 470,210 Q450,246 350,248 Q250,246 230,210 Z" fill="${darker(p.hex, 0.6)}"/>${Array.from({ length: 7 }, (_, at) => `<path d="M${214 + at * 18},${650 + at * 2.6} v36 M${446 + at * 16},${598 - at * 4.6} v34" stroke="${p.hex}" stroke-width="6"/>`).join('')}`;
  },
  beanie: p => {
    const dome = 'M150,430 Q150,150 350,150 Q550,150 550,430 Z';
    const rim = 'M128,410 Q350,370 572,410 Q584,470 566,530 Q350,490 134,530 Q116,470 128,410 Z';
    return `${p.defs}<circle cx="350" cy="128" r="62" fill="${p.body}"/><path d="${dome}" fill="${p.body}"/>${knit(dome, p, 20)}<path d="${rim}" fill="${p.side}"/>${Array.from({ length: 21 }, (_, at) => `<path d="M${140 + at * 21},404 v106" stroke="${p.line}" stroke-width="4" opacity=".4"/>`).join('')}`;
  },
  toortsog: p =>
    `${p.defs}<path d="M190,420 Q210,200 350,190 Q490,200 510,420 Q350,470 190,420 Z" fill="${p.body}"/>${[260, 305, 350, 395, 440].map(x => `<path d="M350,190 Q${x},280 ${x + (x - 350) * 0.5},438" stroke="#e3b64e" stroke-width="4" fill="none" opacity=".8"/>`).join('')}<path d="M150,400 Q350,330 550,400 L566,490 Q350,420 134,490 Z" fill="#1d1a20"/><path d="M150,404 Q350,334 550,404" stroke="#e3b64e" stroke-width="8" fill="none"/><path d="M320,190 q30,-70 60,0 Z" fill="#b8322f"/><circle cx="350" cy="140" r="26" fill="#c93a35"/><path d="M300,460 q-30,100 -10,180 M400,460 q30,100 10,180" stroke="#b8322f" stroke-width="18" fill="none"/>`,
  sash: p =>
    `${p.defs}<path d="M120,300 Q350,220 580,300 Q600,360 580,410 Q350,330 120,410 Q100,360 120,300 Z" fill="${p.body}"/>${[320, 345, 370].map(y => `<path d="M126,${y} Q350,${y - 76} 574,${y}" stroke="${p.line}" stroke-width="4" fill="none" opacity=".4"/>`).join('')}<path d="M330,350 q-50,120 -90,300 l80,18 q40,-160 60,-300 Z" fill="${p.body}"/><path d="M380,350 q30,130 90,280 l-76,32 q-40,-140 -50,-300 Z" fill="${p.side}"/><rect x="316" y="286" width="84" height="96" rx="30" fill="${p.body}" stroke="${p.line}" stroke-width="3"/>`,
  belt: p =>
    `${p.defs}<path d="M350,150 C620,150 640,420 350,430 C60,420 80,150 350,150 Z M350,220 C170,220 160,360 350,366 C540,360 530,220 350,220 Z" fill="${p.body}" fill-rule="evenodd"/><path d="M330,366 L620,470 L600,540 L310,430 Z" fill="${p.side}"/><rect x="270" y="348" width="110" height="104" rx="16" fill="none" stroke="#d9b25a" stroke-width="18"/><path d="M326,400 h70" stroke="#d9b25a" stroke-width="12"/>${[430, 480, 530].map((x, at) => `<circle cx="${x}" cy="${442 + at * 18}" r="8" fill="${darker(p.hex, 0.7)}"/>`).join('')}`,
};

export { knot, scroll };
