import type { InputHTMLAttributes } from 'react';
import { css } from '@emotion/react';
import { choiceStyle } from '../parts/choice-style';

interface PillOptionProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Number of its products. */
  end: string | undefined;
  /** A CSS colour. */
  swatch?: string | undefined;
}

/** A compact option: a size as a pill, a colour as a dot with its name. */
export const PillOption = ({ label, end, swatch, ...input }: PillOptionProps) => (
  <label css={pillStyle} data-swatch={swatch ? true : undefined}>
    <input {...input} type="checkbox" />
    {swatch && <span className="dot" style={{ background: swatch }} aria-hidden="true" />}
    <span className="text ellipsis">{label}</span> {end && <span className="count">{end}</span>}
  </label>
);

const style = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-width: 0;
  padding: 0.25rem 0.375rem;
  .text {
    font-weight: 550;
  }
  .count {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  &:has(:disabled) {
    border-style: dashed;
    border-color: var(--line);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  &[data-swatch] {
    justify-content: flex-start;
    padding-inline: 0.25rem;
    border-color: transparent;
  }
  &[data-swatch]:has(:checked) {
    border-color: var(--action);
  }
  &[data-swatch] .count {
    margin-left: auto;
  }
  &[data-swatch] .text {
    font-weight: 400;
    white-space: normal;
    line-height: 1.25;
  }
  .dot {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.18);
  }
  &:has(:disabled) .dot {
    opacity: 0.4;
  }
`;

/** Merged once: a list has dozens of options. */
const pillStyle = css([choiceStyle, style]);
