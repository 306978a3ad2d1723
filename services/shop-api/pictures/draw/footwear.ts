import { darker, lighter } from './colour';
import { scroll, type Paint } from './garments';

interface Boot {
  shaft: string;
  sole: string;
  extra: string;
}

function pair(p: Paint, { shaft, sole, extra }: Boot): string {
  const one = (shade: number): string =>
    `<path d="${shaft}" fill="${p.body}"/><path d="${sole}" fill="#2a2523"/>${extra}${shade ? `<path d="${shaft}" fill="#120c0a" opacity="${shade}"/>` : ''}`;
  return `${p.defs}<g transform="translate(150 -34) scale(.94)">${one(0.26)}</g><g transform="translate(-36 16)">${one(0)}</g>`;
}

const felt =
  'M170,70 Q250,52 330,70 Q322,240 336,380 Q430,410 520,470 Q560,500 556,570 H150 Q150,470 166,380 Q178,240 170,70 Z';
const tall =
  'M180,40 Q260,26 340,42 Q330,230 338,392 Q440,420 516,476 Q552,506 548,572 H176 L170,560 Q190,420 182,300 Z';
const low =
  'M160,250 Q260,226 356,250 Q350,340 370,400 Q470,420 530,480 Q560,512 554,572 H150 Q146,470 156,400 Q166,330 160,250 Z';

/** Boots and slippers drawn as pairs in a square of 700. */
export const footwear: Readonly<Record<string, (p: Paint) => string>> = {
  feltboot: p =>
    pair(p, {
      shaft: felt,
      sole: 'M144,566 H562 Q572,612 540,614 H160 Q136,612 144,566 Z',
      extra: `<path d="M172,92 Q250,76 328,92" stroke="${lighter(p.hex, 0.35)}" stroke-width="22" fill="none"/><path d="M172,120 Q250,104 328,120" stroke="#b8322f" stroke-width="8" fill="none"/>${scroll(250, 210, 1.05, '#b8322f')}<path d="M160,520 Q330,500 552,528" stroke="${p.line}" stroke-width="5" stroke-dasharray="16 10" fill="none" opacity=".55"/>`,
    }),
  tallboot: p =>
    pair(p, {
      shaft: tall,
      sole: 'M168,566 H556 Q564,596 540,598 H330 L322,590 H262 L258,626 H176 Z',
      extra: `<path d="M318,60 Q306,240 322,420" stroke="#d9c9a8" stroke-width="7" stroke-dasharray="5 5" fill="none"/><path d="M184,70 Q260,56 338,70" stroke="${p.line}" stroke-width="6" fill="none" opacity=".6"/><path d="M186,440 Q280,400 350,402 M200,470 Q290,440 390,424" stroke="${p.line}" stroke-width="5" fill="none" opacity=".35"/><path d="M210,90 Q204,260 206,420" stroke="#fff" stroke-width="14" fill="none" opacity=".16"/><rect x="184" y="424" width="120" height="22" rx="8" fill="${darker(p.hex, 0.35)}"/><rect x="232" y="416" width="34" height="38" rx="6" fill="none" stroke="#d9b25a" stroke-width="7"/>`,
    }),
  furboot: p =>
    pair(p, {
      shaft: low,
      sole: 'M142,562 H562 Q574,622 540,624 H160 Q132,622 142,562 Z',
      extra: `${Array.from({ length: 12 }, (_, at) => `<circle cx="${160 + at * 18}" cy="${246 - Math.sin((at / 11) * 3.14) * 16}" r="${26 + (at % 3) * 5}" fill="${at % 2 ? '#f6eee0' : '#eadfcb'}"/>`).join('')}<path d="M260,290 Q250,420 270,560" stroke="${p.line}" stroke-width="5" stroke-dasharray="12 8" fill="none" opacity=".6"/><path d="M370,400 Q340,470 350,560" stroke="${p.line}" stroke-width="5" fill="none" opacity=".4"/>`,
    }),
  mongolboot: p =>
    pair(p, {
      shaft:
        'M176,60 Q260,40 344,60 Q332,240 342,392 Q450,424 540,470 Q600,470 596,400 Q640,470 590,540 Q570,572 540,574 H160 Q150,470 170,380 Q184,240 176,60 Z',
      sole: 'M150,570 H552 Q600,560 618,500 Q626,600 548,612 H164 Q142,610 150,570 Z',
      extra: `<path d="M178,84 Q260,64 342,84" stroke="#e3b64e" stroke-width="14" fill="none"/>${scroll(258, 170, 1.15, '#e3b64e')}${scroll(260, 330, 1.15, '#e3b64e')}${scroll(420, 500, 0.9, '#e3b64e')}<path d="M168,388 Q260,420 342,396 Q440,430 520,478" stroke="#4c8f6f" stroke-width="9" fill="none"/><path d="M158,548 H548" stroke="#f2efe6" stroke-width="10"/>`,
    }),
  feltslipper: p =>
    `${p.defs}${[
      [90, -60, 0.92, 0.24],
      [-20, 60, 1, 0],
    ]
      .map(
        ([x, y, s, shade]) =>
          `<g transform="translate(${x} ${y}) scale(${s})"><path d="M110,330 Q130,230 260,240 Q420,250 560,350 Q640,410 600,460 Q560,500 300,490 Q120,490 110,330 Z" fill="${p.side}"/><ellipse cx="250" cy="330" rx="130" ry="66" fill="${lighter(p.hex, 0.5)}" transform="rotate(6 250 330)"/><path d="M250,262 Q420,240 560,350 Q640,410 600,460 Q500,486 330,400 Q260,360 250,262 Z" fill="${p.body}"/>${scroll(450, 370, 1, '#f3e6c8')}<path d="M116,400 Q140,500 320,508 Q560,512 606,456" stroke="#3a2d26" stroke-width="16" fill="none"/>${shade ? '<path d="M110,330 Q130,230 260,240 Q420,250 560,350 Q640,410 600,460 Q560,500 300,490 Q120,490 110,330 Z" fill="#120c0a" opacity=".2"/>' : ''}</g>`,
      )
      .join('')}`,
};
