import { darker, lighter, mix } from './colour';
import { knot, scroll, type Paint } from './garments';
import { nextId, stops } from './nature';

const bottle =
  'M300,40 h100 v120 q0,40 40,80 q30,34 30,90 v290 q0,36 -36,36 H266 q-36,0 -36,-36 V330 q0,-56 30,-90 q40,-40 40,-80 Z';

function glass(hex: string): string {
  const id = nextId('l');
  return (
    `<linearGradient id="${id}">${stops([mix('#dfeef6', hex, 0.35), mix('#ffffff', hex, 0.08), mix('#c8dde9', hex, 0.4), mix('#6c8ea6', hex, 0.55)])}</linearGradient>`.replace(
      '<linearGradient',
      '<linearGradient',
    ) + `<path d="${bottle}" fill="url(#${id})" opacity=".93"/>`
  );
}

function vodka(p: Paint): string {
  const dark = p.hex === '#f3f1ec' ? '#23395c' : p.hex;
  return `${glass(dark)}<path d="M240,560 L320,400 L350,440 L390,370 L462,560 V620 q0,30 -30,30 H268 q-30,0 -30,-30 Z" fill="${mix('#8fb3cf', dark, 0.4)}" opacity=".65"/><path d="M320,400 l-22,44 22,-8 12,14 18,-12 Z M390,370 l-26,50 24,-10 14,22 20,-14 Z" fill="#fff" opacity=".95"/><rect x="292" y="24" width="116" height="96" rx="10" fill="${darker(dark, 0.25)}"/><path d="M292,62 h116" stroke="#d9b25a" stroke-width="6"/><path d="M262,330 q0,-50 34,-84" stroke="#fff" stroke-width="14" fill="none" opacity=".75" stroke-linecap="round"/><path d="M262,360 V600" stroke="#fff" stroke-width="10" opacity=".4" stroke-linecap="round"/>${knot(350, 310, 0.8, darker(dark, 0.1))}`;
}

const jar = (p: Paint, fill: string): string =>
  `${p.defs}<rect x="190" y="250" width="320" height="360" rx="50" fill="${fill}"/><rect x="206" y="270" width="40" height="310" rx="20" fill="#fff" opacity=".45"/><rect x="176" y="170" width="348" height="96" rx="18" fill="${p.body}"/><path d="M176,220 h348" stroke="${p.line}" stroke-width="4" opacity=".4"/><rect x="230" y="350" width="240" height="170" rx="12" fill="#fbf6ea"/>${scroll(350, 420, 1.2, p.hex)}`;

const folded = (p: Paint, layers: number): string =>
  `${p.defs}${Array.from({ length: layers }, (_, at) => {
    const y = 520 - at * 96;
    return `<path d="M110,${y - 70} q-30,60 0,110 H580 q34,-50 0,-110 Z" fill="${at % 2 ? p.side : p.body}"/><path d="M580,${y - 70} q-60,54 0,110" stroke="${p.line}" stroke-width="4" fill="none" opacity=".5"/><path d="M120,${y - 14} H560" stroke="${p.line}" stroke-width="4" opacity=".2"/>`;
  }).join('')}`;

/** Things drawn in a square of 700 that no icon set has. */
export const wares: Readonly<Record<string, (p: Paint) => string>> = {
  vodka,
  book: p =>
    `${p.defs}<path d="M196,90 L520,60 Q540,60 540,80 V560 L216,610 Z" fill="${darker(p.hex, 0.5)}"/><path d="M520,84 L546,96 V570 L232,622 L210,606 Z" fill="#f2ead8"/>${[100, 108, 116].map(y => `<path d="M540,${y} V${y + 470}" stroke="#d8ccb2" stroke-width="2"/>`).join('')}<path d="M160,96 L500,62 Q520,62 520,82 V552 L176,600 Q150,602 150,576 V110 Q150,98 160,96 Z" fill="${p.body}"/><path d="M186,96 V598" stroke="${p.line}" stroke-width="10" opacity=".5"/><path d="M232,130 L478,106 V510 L232,544 Z" fill="none" stroke="#e9c66a" stroke-width="6"/>${scroll(355, 290, 2, '#e9c66a')}${knot(355, 440, 0.8, '#e9c66a')}`,
  bowl: p =>
    `${p.defs}<path d="M110,250 H590 Q580,470 430,520 H270 Q120,470 110,250 Z" fill="${p.body}"/><path d="M250,516 h200 l20,60 H230 Z" fill="${p.side}"/><ellipse cx="350" cy="250" rx="240" ry="66" fill="${lighter(p.hex, 0.5)}"/><ellipse cx="350" cy="258" rx="214" ry="52" fill="#efe0c4"/>${[190, 350, 510].map(x => knot(x, 390 - Math.abs(x - 350) * 0.12, 0.85, '#f4e7c6')).join('')}<path d="M118,300 Q350,374 582,300" stroke="#e3b64e" stroke-width="8" fill="none"/>`,
  thermos: p =>
    `${p.defs}<rect x="270" y="70" width="160" height="120" rx="24" fill="#b9bec6"/><rect x="284" y="84" width="30" height="96" rx="14" fill="#fff" opacity=".6"/><rect x="238" y="176" width="224" height="450" rx="46" fill="${p.body}"/><rect x="238" y="200" width="224" height="26" fill="#c8ccd2"/><rect x="238" y="566" width="224" height="22" fill="#c8ccd2"/>${[300, 390, 480].map(y => scroll(350, y, 1.1, '#f3e3b8')).join('')}<path d="M462,270 q90,0 90,100 t-90,100" stroke="${p.line}" stroke-width="26" fill="none"/><rect x="262" y="240" width="22" height="320" rx="11" fill="#fff" opacity=".3"/>`,
  duvet: p =>
    `${p.defs}<path d="M80,300 Q110,230 200,240 H520 Q610,230 624,310 L650,520 Q640,600 560,592 H140 Q60,600 56,520 Z" fill="${p.body}"/>${[0, 1, 2, 3].map(at => `<path d="M${180 + at * 115},244 Q${170 + at * 120},420 ${160 + at * 126},590" stroke="${p.line}" stroke-width="5" fill="none" opacity=".28"/>`).join('')}<path d="M66,410 Q350,380 640,410 M60,500 Q350,476 648,500" stroke="${p.line}" stroke-width="5" fill="none" opacity=".28"/><path d="M80,300 Q350,250 624,310 L600,220 Q350,170 110,212 Z" fill="${lighter(p.hex, 0.5)}"/>`,
  blanket: p =>
    folded(p, 4) +
    Array.from(
      { length: 16 },
      (_, at) => `<path d="M${124 + at * 29},560 v44" stroke="${p.hex}" stroke-width="7"/>`,
    ).join(''),
  rug: p =>
    `${p.defs}<path d="M150,180 H550 L660,560 H40 Z" fill="${p.body}"/><path d="M178,208 H522 L610,532 H90 Z" fill="none" stroke="${p.line}" stroke-width="12"/>${[
      [250, 290],
      [350, 290],
      [450, 290],
      [220, 380],
      [350, 380],
      [480, 380],
      [190, 476],
      [350, 476],
      [510, 476],
    ]
      .map(([x, y]) => scroll(x ?? 0, y ?? 0, 0.95, p.line))
      .join(
        '',
      )}${Array.from({ length: 20 }, (_, at) => `<path d="M${46 + at * 32},560 v30" stroke="#efe6d2" stroke-width="8"/>`).join('')}`,
  sleepingbag: p =>
    `${p.defs}<path d="M230,60 Q350,10 470,60 Q540,160 520,360 Q500,620 350,660 Q200,620 180,360 Q160,160 230,60 Z" fill="${p.body}"/>${[200, 280, 360, 440, 520, 590].map(y => `<path d="M${188 + Math.max(0, y - 400) * 0.3},${y} Q350,${y + 34} ${512 - Math.max(0, y - 400) * 0.3},${y}" stroke="${p.line}" stroke-width="5" fill="none" opacity=".35"/>`).join('')}<ellipse cx="350" cy="140" rx="110" ry="76" fill="${darker(p.hex, 0.65)}"/><path d="M256,170 Q350,240 444,170 L430,196 Q350,260 270,196 Z" fill="${lighter(p.hex, 0.35)}"/><path d="M430,200 Q460,420 400,600" stroke="#e7e2d6" stroke-width="7" stroke-dasharray="6 5" fill="none"/>`,
  speaker: p =>
    `${p.defs}<rect x="200" y="80" width="300" height="540" rx="70" fill="${p.body}"/><rect x="222" y="104" width="256" height="492" rx="56" fill="${darker(p.hex, 0.55)}"/>${[
      [240, 56],
      [440, 100],
    ]
      .map(
        ([y, r]) =>
          `<circle cx="350" cy="${y}" r="${r}" fill="#17181c"/><circle cx="350" cy="${y}" r="${(r ?? 0) * 0.7}" fill="${darker(p.hex, 0.25)}"/><circle cx="350" cy="${y}" r="${(r ?? 0) * 0.3}" fill="#0f1013"/>`,
      )
      .join('')}<path d="M236,150 V560" stroke="#fff" stroke-width="8" opacity=".18" stroke-linecap="round"/>`,
  purifier: p =>
    `${p.defs}<rect x="190" y="90" width="320" height="530" rx="64" fill="${p.body}"/><ellipse cx="350" cy="120" rx="130" ry="34" fill="${darker(p.hex, 0.4)}"/>${Array.from({ length: 9 }, (_, at) => `<path d="M236,${330 + at * 28} H464" stroke="${p.line}" stroke-width="9" opacity=".35" stroke-linecap="round"/>`).join('')}<circle cx="350" cy="232" r="52" fill="#16202c"/><circle cx="350" cy="232" r="52" fill="none" stroke="#4fd0a4" stroke-width="7"/><path d="M330,232 l14,16 28,-32" stroke="#4fd0a4" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  aaruul: p =>
    `${p.defs}${[
      [200, 470, 0],
      [350, 500, 8],
      [500, 470, -6],
      [270, 390, 5],
      [430, 390, -8],
      [350, 300, 3],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-86,-34 L0,-66 L86,-34 V44 L0,80 L-86,44 Z" fill="${p.body}"/><path d="M0,-2 V80 L86,44 V-34 Z" fill="${p.side}" opacity=".7"/><path d="M-60,-30 L0,-52 L60,-30 L0,-8 Z" fill="#fff" opacity=".5"/></g>`,
      )
      .join(
        '',
      )}<path d="M90,540 H610 Q600,640 350,644 Q100,640 90,540 Z" fill="#8a5a34"/><path d="M90,540 H610 L604,566 H96 Z" fill="#b27c4c"/>`,
  'jar-berries': p =>
    jar(p, mix('#e88a1f', p.hex, 0.35)) +
    Array.from(
      { length: 14 },
      (_, at) =>
        `<circle cx="${120 + ((at * 37) % 480)}" cy="${620 + ((at * 17) % 30)}" r="21" fill="${at % 3 ? '#f09a24' : '#d9761a'}"/><circle cx="${114 + ((at * 37) % 480)}" cy="${613 + ((at * 17) % 30)}" r="6" fill="#fff" opacity=".6"/>`,
    ).join(''),
  cosmeticjar: p =>
    `${p.defs}<rect x="140" y="330" width="420" height="250" rx="46" fill="${mix('#ffffff', p.hex, 0.22)}"/><rect x="166" y="350" width="40" height="210" rx="20" fill="#fff" opacity=".7"/><rect x="126" y="210" width="448" height="140" rx="26" fill="${p.body}"/><path d="M126,310 h448" stroke="${p.line}" stroke-width="5" opacity=".4"/>${scroll(350, 440, 1.6, p.hex)}`,
  shampoo: p =>
    `${p.defs}<rect x="310" y="60" width="80" height="120" rx="12" fill="#e9e4da"/><path d="M300,90 H230 v26 h80 Z" fill="#e9e4da"/><path d="M250,180 H450 Q490,190 490,240 V590 Q490,630 450,630 H250 Q210,630 210,590 V240 Q210,190 250,180 Z" fill="${p.body}"/><rect x="230" y="220" width="24" height="370" rx="12" fill="#fff" opacity=".35"/><rect x="252" y="320" width="196" height="210" rx="14" fill="#fbf6ea"/>${scroll(350, 400, 1.3, p.hex)}`,
};
