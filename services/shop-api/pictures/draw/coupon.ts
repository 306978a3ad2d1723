import { mix } from './colour';
import type { Light } from './light';
import { blurred, nextId, SIZE, stops } from './nature';
import { icon } from './things';

const CARD =
  'M210,180 H990 Q1030,180 1030,220 V790 A46,46 0 0 0 1030,882 V980 Q1030,1020 990,1020 H210 Q170,1020 170,980 V882 A46,46 0 0 0 170,790 V220 Q170,180 210,180 Z';

/** A scene printed on a coupon or ticket with its torn-off part and code; the mark says what it is for. */
export function coupon(
  scene: string,
  light: Light,
  bars: readonly number[],
  mark: 'bed' | 'admission-tickets',
): string {
  const [back, clip] = [nextId('cb'), nextId('cc')];
  const tone = mix(light.sky[2], '#f4ece0', 0.5);
  let x = 560;
  const code = bars
    .map(bar => {
      const rect = `<rect x="${x}" y="905" width="${bar}" height="76" fill="#2a2f3a"/>`;
      x += bar + 7;
      return rect;
    })
    .join('');
  return `<linearGradient id="${back}" x2="1" y2="1">${stops([mix(tone, '#ffffff', 0.5), tone, mix(light.sky[1], tone, 0.4)])}</linearGradient><rect width="${SIZE}" height="${SIZE}" fill="url(#${back})"/><g transform="rotate(-4 600 600)">${blurred(`<path d="${CARD}" fill="#1b2233" transform="translate(14 34)"/>`, 30, 0.35)}<clipPath id="${clip}"><path d="${CARD}"/></clipPath><g clip-path="url(#${clip})"><rect width="1200" height="1200" fill="#fdfaf4"/><svg x="170" y="180" width="860" height="656" viewBox="0 250 1200 915" preserveAspectRatio="xMidYMid slice">${scene}</svg></g><path d="M220,836 H980" stroke="#c9bfae" stroke-width="5" stroke-dasharray="4 16" stroke-linecap="round"/><g transform="translate(226 876) scale(3.6)">${icon(mark)}</g><rect x="366" y="906" width="150" height="18" rx="9" fill="#c9bfae"/><rect x="366" y="942" width="110" height="18" rx="9" fill="#ddd5c6"/>${code}</g>`;
}
