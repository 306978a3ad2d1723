import { css } from '@emotion/react';
import { Children, useId, type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { Section, type SectionProps } from './section';
import { useRailEnds } from './use-rail-ends';

export type RailProps = Omit<SectionProps, 'tools'> & {
  children: ReactNode;
  /** Width of one item on desktop. */
  item?: string;
  /** Names of the two arrows of a desktop. */
  arrows: { previous: string; next: string };
};

/** A titled row that scrolls sideways and snaps to its items. It extends to the edge on a phone. */
export function Rail({ children, item = '14.5rem', arrows, ...section }: RailProps) {
  const size: CSSProperties & { '--item': string } = { '--item': item };
  const id = useId();
  const { ref, atStart, atEnd, move } = useRailEnds(Children.count(children));
  // An arrow at its end stays focusable: the focus of a keyboard must not vanish.
  const arrow = (label: string, icon: ReactNode, isAtEnd: boolean, direction: -1 | 1) => (
    <IconButton
      label={`${label}: ${section.title}`}
      icon={icon}
      aria-controls={id}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && move(direction)}
    />
  );
  const tools = (
    <div css={arrowsStyle} className="no-print" hidden={atStart && atEnd}>
      {arrow(arrows.previous, <ChevronLeftIcon />, atStart, -1)}
      {arrow(arrows.next, <ChevronRightIcon />, atEnd, 1)}
    </div>
  );
  return (
    <Section {...section} tools={tools}>
      <ul ref={ref} id={id} css={style} style={size} tabIndex={0} aria-label={section.title}>
        {Children.map(children, child => (
          <li>{child}</li>
        ))}
      </ul>
    </Section>
  );
}

const arrowsStyle = css`
  display: none;
  gap: 0.25rem;
  margin-block: -0.625rem;
  margin-inline-start: auto;
  button {
    border: 1px solid var(--line);
    background: var(--surface);
  }
  button[aria-disabled='true'] {
    background: none;
    color: var(--line-strong);
    cursor: default;
  }
  @media (min-width: 992px) and (hover: hover) {
    display: flex;
  }
`;

const style = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(9.5rem, 42vw, var(--item));
  gap: clamp(0.75rem, 2vw, 1.5rem);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.5rem var(--gutter);
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
`;
