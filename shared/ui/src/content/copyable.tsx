import { css } from '@emotion/react';
import { Button } from '../controls/button';

interface CopyableProps {
  /** Accessible name of the content. */
  name: string;
  /** Displayed form. */
  shown: string;
  /** Text of the button. */
  label: string;
  onCopy: () => void;
}

/** Text with a copy button. */
export const Copyable = ({ name, shown, label, onCopy }: CopyableProps) => (
  <span css={style}>
    <strong>{shown}</strong>
    <Button kind="quiet" size="sm" aria-label={`${label}: ${name}`} onClick={onCopy}>
      {label}
    </Button>
  </span>
);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-1);
  strong {
    overflow-wrap: anywhere;
  }
`;
