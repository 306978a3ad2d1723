import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { useDebounced } from '@ortoo/remote/debounced';
import { Button, ChevronDownIcon, IconButton, TextField, TrashIcon } from '@ortoo/ui';
import { moved } from './moved.rules';
import { foundProductsQuery } from './product-picker.queries';

/** A chosen product. */
export interface PickedProduct {
  id: number;
  name: string;
}

interface ProductPickerProps {
  label: string;
  picked: readonly PickedProduct[];
  onChange: (picked: PickedProduct[]) => void;
  error?: string | undefined;
}

/** Products that are found by name or code, in an order. */
export const ProductPicker = ({ label, picked, onChange, error }: ProductPickerProps) => {
  const t = useMessages();
  const [text, setText] = useState('');
  const [settled] = useDebounced(text);
  const query = useQuery(foundProductsQuery(settled.trim()));
  const found = query.data?.products.filter(({ id }) => picked.every(one => one.id !== id)) ?? [];
  return (
    <fieldset css={style}>
      <legend>{label}</legend>
      <ol>
        {picked.map(({ id, name }, at) => (
          <li key={id}>
            <span>{name}</span>
            <IconButton
              label={t('picker.earlier', { name })}
              icon={<ChevronDownIcon css={upStyle} />}
              disabled={at === 0}
              onClick={() => onChange(moved(picked, at, -1))}
            />
            <IconButton
              label={t('picker.later', { name })}
              icon={<ChevronDownIcon />}
              disabled={at === picked.length - 1}
              onClick={() => onChange(moved(picked, at, 1))}
            />
            <IconButton
              label={t('picker.remove', { name })}
              icon={<TrashIcon />}
              onClick={() => onChange(picked.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <TextField
        type="search"
        label={t('picker.search')}
        error={error}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        maxLength={60}
        autoComplete="off"
      />
      <p className="soft" role="status">
        {settled.trim() !== '' && query.data && found.length === 0 ? t('list.empty') : ''}
      </p>
      <div className="found">
        {found.map(({ id, name, sku }) => (
          <Button
            key={id}
            kind="secondary"
            size="sm"
            onClick={() => {
              onChange([...picked, { id, name }]);
              setText('');
            }}
          >
            {`${name} · ${sku}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};

const upStyle = css`
  transform: rotate(180deg);
`;

const style = css`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  li {
    display: flex;
    align-items: center;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  li > span {
    flex: 1;
    min-width: 0;
  }
  .found {
    display: grid;
    justify-items: start;
    gap: 0.375rem;
  }
`;
