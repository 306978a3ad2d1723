import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { Translate } from '@ortoo/i18n';
import type { Part } from './parts';

interface Shown extends Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One colour per remote, dark enough for white text. */
const colourOf = (remote: string) =>
  `hsl(${[...remote].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)} 65% 28%)`;

const shownOf = (parts: readonly Part[]): Shown[] => {
  const boxes = parts.map(part => ({ part, box: part.element.getBoundingClientRect() }));
  // The label of a part that scrolls under the header stays visible below it.
  const head = boxes.find(({ part }) => part.element.localName === 'header')?.box.bottom ?? 0;
  return boxes.flatMap(({ part, box }) => {
    const top = part.remote === 'shell' ? box.top : Math.max(box.top, Math.min(head, box.bottom));
    const { left, width } = box;
    const height = box.bottom - top;
    return width > 0 && height > 0 ? [{ ...part, left, top, width, height }] : [];
  });
};

const isSame = (a: readonly Shown[], b: readonly Shown[]) =>
  a.length === b.length &&
  a.every((part, index) => {
    const other = b[index];
    return (['id', 'release', 'left', 'top', 'width', 'height'] as const).every(name => part[name] === other?.[name]);
  });

/** Measures the parts once per frame: outlines follow their elements. */
const useParts = (read: () => Part[]): Shown[] => {
  const [parts, setParts] = useState<Shown[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const next = shownOf(read());
      setParts(known => (isSame(known, next) ? known : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [read]);
  return parts;
};

/** Outlines the parts of the page and labels each with remote, release and owner. @param read the current parts */
export const Boundaries = ({ t, read }: { t: Translate; read: () => Part[] }) => (
  <aside css={style} className="no-print" aria-label={t('tools.parts')}>
    <ul>
      {useParts(read).map(({ id, remote, release, owner, left, top, width, height }, index) => (
        <li key={index} style={{ left, top, width, height, color: colourOf(remote) }}>
          <span style={{ background: colourOf(remote) }}>
            <strong>{remote}</strong> {release.slice(0, 7)} · {id} · {owner}
          </span>
        </li>
      ))}
    </ul>
  </aside>
);

const style = css`
  position: fixed;
  z-index: var(--z-toast);
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  li {
    position: absolute;
    outline: 2px dashed currentcolor;
    outline-offset: -2px;
  }
  span {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: 100%;
    padding: 0.125rem 0.5rem;
    border-radius: 0 0 var(--radius-sm);
    color: #fff;
    font-size: var(--text-xs);
    line-height: 1.5;
  }
`;
