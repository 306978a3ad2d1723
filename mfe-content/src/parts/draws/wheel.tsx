import { css } from '@emotion/react';
import type { Prize } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';

const radius = 100;
const labelEnd = 93;

const pointAt = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
};

const toneOf = ({ kind }: Prize, at: number): string => {
  if (kind === 'nothing') return 'plain';
  return at % 2 === 0 ? 'action' : 'gold';
};

interface WheelProps {
  prizes: readonly Prize[];
  /** Degrees, growing with each turn. */
  rotation: number;
  onStop: () => void;
}

/** The prizes on a wheel, in equal segments; the pointer is at its top. */
export const Wheel = ({ prizes, rotation, onStop }: WheelProps) => {
  const t = useMessages();
  const step = 360 / prizes.length;
  const label = t('draws.wheelLabel', { prizes: prizes.map(({ name }) => name).join(', ') });
  return (
    <div css={style}>
      <svg viewBox="-104 -104 208 208" role="img" aria-label={label}>
        <circle className="rim" r="103" />
        <g className="disc" style={{ transform: `rotate(${rotation}deg)` }} onTransitionEnd={onStop}>
          {prizes.map((prize, at) => (
            <g key={prize.id} className={toneOf(prize, at)}>
              <path d={`M0 0 L${pointAt(at * step)} A${radius} ${radius} 0 0 1 ${pointAt((at + 1) * step)} Z`} />
              <text
                transform={`rotate(${(at + 0.5) * step - 90})`}
                x={labelEnd}
                textAnchor="end"
                dominantBaseline="central"
              >
                {prize.name}
              </text>
            </g>
          ))}
        </g>
        <circle className="hub" r="14" />
        <path className="pointer" d="M-9 -104 L9 -104 L0 -84 Z" />
      </svg>
    </div>
  );
};

const style = css`
  width: min(26rem, 100%);
  margin-inline: auto;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .rim {
    fill: var(--night);
  }
  .disc {
    transition: transform 4.5s cubic-bezier(0.12, 0.8, 0.16, 1);
  }
  path {
    stroke: var(--surface);
    stroke-width: 1;
  }
  text {
    font-size: 8.5px;
    font-weight: 650;
  }
  .action path {
    fill: var(--action);
  }
  .action text {
    fill: var(--on-action);
  }
  .gold path {
    fill: var(--gold);
  }
  .gold text {
    fill: var(--on-gold);
  }
  .plain path {
    fill: var(--sand);
  }
  .plain text {
    fill: var(--ink);
  }
  .hub {
    fill: var(--surface);
    stroke: var(--night);
    stroke-width: 4;
  }
  .pointer {
    fill: var(--surface);
    stroke: var(--night);
    stroke-width: 3;
  }
  @media (prefers-reduced-motion: reduce) {
    .disc {
      transition: none;
    }
  }
`;
