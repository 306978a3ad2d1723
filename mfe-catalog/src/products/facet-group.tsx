import { useState } from 'react';
import { css } from '@emotion/react';
import type { FacetName } from '@ortoo/contracts';
import { foldText, formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Checkbox, Disclosure } from '@ortoo/ui';
import { beginsInLatin, wordsOf } from '../parts/latin-typing.rules';
import type { FacetOption } from './options.rules';
import { inOrderOf, withChosen, type NamedValue } from './options.rules';
import { PillOption } from './pill-option';

interface FacetGroupProps {
  name: FacetName;
  options: readonly FacetOption[];
  chosen: readonly string[];
  nameOf: (code: string) => string;
  /** In their display order; without them sorted by frequency. */
  values?: readonly NamedValue[] | undefined;
  onToggle: (code: string) => void;
}

/** Number of options from which a list can be searched. */
const longFrom = 12;

/** Short or coloured options are shown side by side. */
const looks: Partial<Record<FacetName, 'pills' | 'swatches'>> = { size: 'pills', colour: 'swatches' };

/** One filter: its options with their result counts. */
export const FacetGroup = ({ name, options, chosen, nameOf, values, onToggle }: FacetGroupProps) => {
  const t = useMessages();
  const locale = useLocale();
  const [text, setText] = useState('');
  const all = inOrderOf(withChosen(options, chosen), values);
  const typed = text.trim();
  const isNamed = (name: string) =>
    foldText(name).includes(foldText(typed)) || wordsOf(name).some(word => beginsInLatin(word, typed));
  const shown = all.filter(([code]) => isNamed(nameOf(code)));
  const look = looks[name];
  if (options.length < 2 && chosen.length === 0) return null;
  return (
    <Disclosure summary={t(`facets.${name}`)} open>
      <div css={style} role="group" aria-label={t(`facets.${name}`)}>
        {options.length >= longFrom && (
          <input
            type="search"
            value={text}
            onChange={event => setText(event.target.value)}
            aria-label={t('facets.find', { name: t(`facets.${name}`) })}
            placeholder={t('actions.search')}
          />
        )}
        <div className="options" data-look={look} data-long={options.length >= longFrom || undefined}>
          {shown.map(([code, count]) => {
            const option = {
              name,
              value: code,
              label: nameOf(code),
              end: count === undefined ? undefined : formatNumber(count, locale),
              checked: chosen.includes(code),
              disabled: count === 0 && !chosen.includes(code),
              onChange: () => onToggle(code),
            };
            if (!look) return <Checkbox key={code} {...option} />;
            const swatch = values?.find(([value]) => value === code)?.[2];
            return <PillOption key={code} {...option} swatch={swatch} />;
          })}
          {shown.length === 0 && <p>{t('state.noResults')}</p>}
        </div>
      </div>
    </Disclosure>
  );
};

const style = css`
  > input {
    width: 100%;
    height: var(--target);
    margin-bottom: 0.5rem;
    padding: 0 0.875rem;
    border: 1.5px solid var(--sand-deep);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 1rem;
  }
  .options {
    margin-inline: -0.375rem;
    padding-inline: 0.375rem;
    font-size: var(--text-sm);
  }
  .options[data-look] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: 0.375rem;
    padding-block: 0.25rem;
  }
  .options[data-look='swatches'] {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    gap: 0 0.5rem;
  }
  .options[data-long] {
    max-height: 17.5rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  p {
    grid-column: 1 / -1;
    padding-block: 0.5rem;
    color: var(--ink-soft);
  }
  @media (pointer: fine) {
    label {
      min-height: 2.25rem;
      padding-block: 0.3125rem;
    }
  }
`;
