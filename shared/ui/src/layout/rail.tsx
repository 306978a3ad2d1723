import { css } from '@emotion/react';
import { Children, type CSSProperties, type ReactNode } from 'react';
import { Section, type SectionProps } from './section';

export type RailProps = SectionProps & { children: ReactNode; /** Width of one item on desktop. */ item?: string };

/** A titled row that scrolls sideways and snaps to its items. It extends to the edge on a phone. */
export function Rail({ children, item = '14.5rem', ...section }: RailProps) {
  const size: CSSProperties & { '--item': string } = { '--item': item };
  return (
    <Section {...section}>
      <ul css={style} style={size} tabIndex={0} aria-label={section.title}>
        {Children.map(children, child => (
          <li>{child}</li>
        ))}
      </ul>
    </Section>
  );
}

const style = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(9.5rem, 42vw, var(--item));
  gap: clamp(0.75rem, 2vw, 1.5rem);
  overflow-x: auto;
  overscroll-behavior-x: contain;
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
  @media (min-width: 992px) {
    scrollbar-width: thin;
    scrollbar-color: var(--sand-deep) transparent;
    padding-bottom: 1rem;
  }
`;
