import { memo, useState } from 'react';
import { css } from '@emotion/react';
import type { FacetName } from '@ortoo/contracts';
import { foldText, formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Checkbox, Disclosure } from '@ortoo/ui';
import { beginsInLatin, wordsOf } from '../parts/latin-typing.rules';
import { toggled, type ChangeListing } from './listing-state.rules';
import { inOrderOf, nameIn, uncounted, withChosen, type FacetOption, type NamedValue } from './options.rules';
import { PillOption } from './pill-option';

interface FacetGroupProps {
  name: FacetName;
  /** Most frequent first; undefined without counts. */
  counted: readonly FacetOption[] | undefined;
  chosen: readonly string[];
  names: readonly NamedValue[] | undefined;
  onChange: ChangeListing;
}

/** Number of options from which a list can be searched. */
const longFrom = 12;

/** Short or coloured options are shown side by side, in the order of their names. */
const looks: Partial<Record<FacetName, 'pills' | 'swatches'>> = { size: 'pills', colour: 'swatches' };

interface OptionProps {
  facet: FacetName;
  code: string;
  label: string;
  /** Number of its products; undefined while unknown. */
  count: number | undefined;
  chosen: boolean;
  /** A CSS colour. */
  swatch: string | undefined;
  onChange: ChangeListing;
}

const Option = memo(function Option({ facet, code, label, count, chosen, swatch, onChange }: OptionProps) {
  const locale = useLocale();
  const option = {
    name: facet,
    value: code,
    label,
    end: count === undefined ? undefined : formatNumber(count, locale),
    checked: chosen,
    disabled: count === 0 && !chosen,
    onChange: () => onChange(state => toggled(state, facet, code)),
  };
  return looks[facet] ? <PillOption {...option} swatch={swatch} /> : <Checkbox {...option} />;
});

/** One filter: its options with their result counts. */
export const FacetGroup = memo(function FacetGroup({ name, counted, chosen, names, onChange }: FacetGroupProps) {
  const t = useMessages();
  const [text, setText] = useState('');
  const look = looks[name];
  // Without counts, categories would be those of the whole shop.
  const options = counted ?? uncounted(name === 'category' ? [] : names);
  const all = inOrderOf(withChosen(options, chosen), look && names);
  const typed = text.trim();
  const isNamed = (name: string) =>
    foldText(name).includes(foldText(typed)) || wordsOf(name).some(word => beginsInLatin(word, typed));
  const shown = typed ? all.filter(([code]) => isNamed(nameIn(names, code))) : all;
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
          {shown.map(([code, count]) => (
            <Option
              key={code}
              facet={name}
              code={code}
              label={nameIn(names, code)}
              count={count}
              chosen={chosen.includes(code)}
              swatch={look && names?.find(([value]) => value === code)?.[2]}
              onChange={onChange}
            />
          ))}
          {shown.length === 0 && <p>{t('state.noResults')}</p>}
        </div>
      </div>
    </Disclosure>
  );
});

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
