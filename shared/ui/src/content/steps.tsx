import { css } from '@emotion/react';
import { CheckIcon } from '../icons';

export type Step = { label: string; href?: string };
export type StepsProps = {
  label: string;
  steps: Step[];
  /** Index of the current step. */
  current: number;
  doneLabel: string;
};

/** Progress of the checkout; completed steps are links back. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <nav css={style} aria-label={label}>
      <ol>
        {steps.map((step, at) => {
          const done = at < current;
          const text = (
            <>
              <span className="mark" aria-hidden="true">
                {done ? <CheckIcon /> : at + 1}
              </span>
              <span className="label ellipsis">{step.label}</span>
              {done && <span className="visually-hidden"> {doneLabel}</span>}
            </>
          );
          return (
            <li key={step.label} data-done={done || undefined} aria-current={at === current ? 'step' : undefined}>
              {done && step.href ? <a href={step.href}>{text}</a> : <span>{text}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const style = css`
  ol {
    display: flex;
    gap: 0.5rem;
  }
  li {
    position: relative;
    flex: 1;
    min-width: 0;
    padding-top: 0.625rem;
    border-top: 3px solid var(--sand-deep);
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  li[data-done],
  li[aria-current] {
    border-color: var(--action);
  }
  li[aria-current] {
    color: var(--ink);
  }
  li > * {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
  }
  li > a:hover {
    color: var(--action);
  }
  .mark {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: var(--sand-deep);
    color: var(--ink);
    font-size: 0.75rem;
    font-weight: 680;
  }
  li[data-done] .mark,
  li[aria-current] .mark {
    background: var(--action);
    color: var(--on-action);
  }
  .mark svg {
    width: 0.9375rem;
    height: 0.9375rem;
    stroke-width: 3;
  }
  @media (max-width: 639.98px) {
    li:not([aria-current]) .label {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    li {
      flex: 1 0 1.5rem;
    }
    li[aria-current] {
      flex: 2.5 1 auto;
    }
  }
  @media (pointer: coarse) {
    li > * {
      min-height: var(--target);
    }
  }
`;
