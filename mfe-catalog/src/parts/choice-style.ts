import { css } from '@emotion/react';

/** A box that shows the state of the radio button or checkbox inside it, which is not visible itself. */
export const choiceStyle = css`
  position: relative;
  min-height: var(--target);
  border: 1.5px solid var(--sand-deep);
  border-radius: var(--radius);
  cursor: pointer;
  &:hover {
    border-color: var(--line-strong);
  }
  &:has(:checked) {
    border-color: var(--action);
    background: var(--action-wash);
    box-shadow: inset 0 0 0 1px var(--action);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--action);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
