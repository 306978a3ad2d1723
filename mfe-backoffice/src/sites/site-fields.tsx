import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { htmlLang, localeNames } from '@ortoo/i18n';
import type { Text } from './site-text';
import { useMessages } from '@ortoo/remote';
import { Button, Checkbox, TextArea, TextField } from '@ortoo/ui';
import { moved, withText } from './site-form.rules';
import type { SiteForm } from './use-site-form';

interface LocalizedFieldProps {
  form: SiteForm;
  /** Of the setting; problems are found by it. */
  path: string;
  label: string;
  value: Text;
  onChange: (value: Text) => void;
  isLong?: boolean;
  maxLength: number;
}

/** A text in every language of the site. */
export const LocalizedField = ({ form, path, label, value, onChange, isLong, maxLength }: LocalizedFieldProps) => {
  const t = useMessages();
  const { locales, default_locale: main } = form.config;
  const Part = isLong ? TextArea : TextField;
  return (
    <fieldset css={localizedStyle}>
      <legend>{label}</legend>
      {locales.map(locale => (
        <Part
          key={locale}
          label={localeNames[locale]}
          lang={htmlLang[locale]}
          {...(locale === main ? { required: true } : { optional: t('state.optional') })}
          {...errorProps(form, `${path}.${locale}`)}
          value={value[locale] ?? ''}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event: { target: { value: string } }) => onChange(withText(value, locale, event.target.value))}
        />
      ))}
    </fieldset>
  );
};

/** The error of a setting, where there is one. */
export const errorProps = ({ errorOf }: SiteForm, path: string): { error?: string } => {
  const error = errorOf(path);
  return error === undefined ? {} : { error };
};

interface ChoiceListProps<Value extends string> {
  legend: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  error?: string | undefined;
}

/** Several of a few values. */
export const ChoiceList = <Value extends string>(props: ChoiceListProps<Value>) => {
  const { legend, hint, options, value, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint || error ? id : undefined}>
      <legend>{legend}</legend>
      {(error ?? hint) && (
        <p id={id} className={error ? 'error' : 'soft'}>
          {error ?? hint}
        </p>
      )}
      <div css={choicesStyle}>
        {options.map(option => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={event =>
              onChange(
                options
                  .map(one => one.value)
                  .filter(one => (one === option.value ? event.target.checked : value.includes(one))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

interface ItemListProps<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** Name of one item, for its buttons. */
  nameOf: (item: Item, at: number) => string;
  addLabel: string;
  create: () => Item;
  max: number;
  children: (item: Item, at: number, set: (item: Item) => void) => ReactNode;
}

/** A list that is added to, shortened and put in another order. */
export const ItemList = <Item,>({ items, onChange, nameOf, addLabel, create, max, children }: ItemListProps<Item>) => {
  const t = useMessages();
  return (
    <div css={listStyle}>
      {items.length > 0 && (
        <ol>
          {items.map((item, at) => {
            const name = nameOf(item, at);
            return (
              <li key={at}>
                {children(item, at, changed => onChange(items.map((one, place) => (place === at ? changed : one))))}
                <div className="buttons">
                  <Button
                    kind="quiet"
                    size="sm"
                    disabled={at === 0}
                    aria-label={t('sites.upOf', { name })}
                    onClick={() => onChange(moved(items, at, -1))}
                  >
                    {t('sites.up')}
                  </Button>
                  <Button
                    kind="quiet"
                    size="sm"
                    disabled={at === items.length - 1}
                    aria-label={t('sites.downOf', { name })}
                    onClick={() => onChange(moved(items, at, 1))}
                  >
                    {t('sites.down')}
                  </Button>
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={t('sites.removeOf', { name })}
                    onClick={() => onChange(items.filter((_, place) => place !== at))}
                  >
                    {t('actions.remove')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {items.length < max && (
        <Button kind="secondary" size="sm" onClick={() => onChange([...items, create()])}>
          {addLabel}
        </Button>
      )}
    </div>
  );
};

const localizedStyle = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-2) !important;
  legend {
    grid-column: 1 / -1;
    padding-bottom: 0.25rem;
  }
`;

const choicesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
`;

const listStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  ol {
    display: grid;
    gap: var(--space-2);
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
    padding: var(--space-1-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    background: var(--ground);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
  }
`;
