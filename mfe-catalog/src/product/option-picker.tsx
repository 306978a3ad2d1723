import { useId, type ReactNode, type Ref } from 'react';
import { css } from '@emotion/react';
import { formatTime } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { choiceStyle } from '../parts/choice-style';
import type { OptionView } from './product-view.rules';
import type { Availability } from './variants.rules';

interface OptionPickerProps {
  option: OptionView;
  chosen: string | undefined;
  availabilityOf: (value: string) => Availability;
  onChoose: (value: string) => void;
  error?: string | undefined;
  /** Shown below the values. */
  help?: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** One option: size or colour. Sold-out and held values and missing combinations stay visible, marked and labelled. */
export const OptionPicker = ({ option, chosen, availabilityOf, onChoose, error, help, ref }: OptionPickerProps) => {
  const t = useMessages();
  const id = useId();
  const values = option.values.map(entry => ({ ...entry, ...availabilityOf(entry.name) }));
  const value = values.find(({ name }) => name === chosen);
  const noteOf = ({ state, until }: Availability) =>
    `(${t(`product.availability.${state}`, { time: until ? formatTime(until) : '' })})`;
  // What is held of the chosen value stands in place of the purchase.
  const held = values
    .filter(({ name, state }) => state === 'held' && name !== chosen)
    .map(entry => `${entry.label} ${noteOf(entry)}`)
    .join(', ');
  return (
    <fieldset ref={ref} css={style} aria-describedby={error ? id : undefined} data-invalid={error ? true : undefined}>
      <legend>
        {option.label}
        {value && <b>{value.label}</b>}
      </legend>
      {error && (
        <p id={id} className="error" role="alert">
          {error}
        </p>
      )}
      <div className="values">
        {values.map(entry => {
          const { name, label, swatch, state } = entry;
          return (
            <label key={name} css={choiceStyle} data-state={state} data-swatch={swatch ? true : undefined}>
              <input
                type="radio"
                name={option.name}
                value={name}
                checked={chosen === name}
                onChange={() => onChoose(name)}
              />
              {swatch && <span className="swatch" style={{ background: swatch }} aria-hidden="true" />}
              <span className={swatch ? 'visually-hidden' : undefined}>{label}</span>
              {state !== 'available' && <span className="visually-hidden">{noteOf(entry)}</span>}
            </label>
          );
        })}
      </div>
      {held && (
        <p className="soft" aria-hidden="true">
          {held}
        </p>
      )}
      {help}
    </fieldset>
  );
};

const style = css`
  legend {
    margin-bottom: 0.625rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  legend b {
    margin-left: 0.5rem;
    color: var(--ink-soft);
    font-weight: 400;
  }
  .values {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  label {
    display: grid;
    overflow: hidden;
    place-items: center;
    min-width: 3.25rem;
    padding: 0.375rem 0.875rem;
    font-size: var(--text-sm);
    font-weight: 550;
    transition: border-color var(--quick);
  }
  label:not(:has(:checked)) {
    background: var(--surface);
  }
  label:has(:checked) {
    color: var(--action);
  }
  label[data-swatch] {
    min-width: var(--target);
    width: var(--target);
    padding: 0.25rem;
    border-radius: 50%;
  }
  .swatch {
    width: 100%;
    height: 100%;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.12);
  }
  label:is([data-state='sold-out'], [data-state='absent'])::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 0.8px),
      var(--line-strong) calc(50% - 0.8px) calc(50% + 0.8px),
      transparent calc(50% + 0.8px)
    );
    pointer-events: none;
  }
  label:not([data-state='available']) {
    color: var(--ink-soft);
  }
  label[data-state='absent'] {
    border-style: dashed;
    background: none;
  }
  &[data-invalid] label {
    border-color: var(--bad);
  }
  p {
    margin-bottom: 0.625rem;
  }
  .soft {
    margin-block: 0.5rem 0;
  }
`;
