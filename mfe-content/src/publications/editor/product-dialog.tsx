import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { Dialog, ErrorPanel, ListSkeleton, Picture, TextField } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useDeferredValue, useState } from 'react';
import { productsQuery } from '../publications.queries';

/** Finds a product by its name and puts its card into the text. */
export const ProductDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const t = useMessages();
  const locale = useLocale();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words.trim());
  const query = useQuery({ ...productsQuery(sought), enabled: sought !== '' });
  const { data, isError } = query;
  const add = (id: number) => {
    editor.chain().focus().insertContent({ type: 'productCard', attrs: { id } }).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('write.tools.product')} closeLabel={t('actions.close')}>
      <TextField
        type="search"
        label={t('write.productName')}
        value={words}
        autoComplete="off"
        onChange={event => setWords(event.target.value)}
      />
      <div css={style} role="status">
        {sought !== '' && isError && !data && <ErrorPanel {...failedPart(t, query)} />}
        {sought !== '' && !isError && !data && <ListSkeleton label={t('state.loading')} count={3} />}
        {sought !== '' && data?.cards.length === 0 && <p>{t('state.noResults')}</p>}
      </div>
      <ul css={style}>
        {sought !== '' &&
          data?.cards.map(({ id, name, image, selling_price }) => (
            <li key={id}>
              <button type="button" onClick={() => add(id)}>
                {image && <Picture src={image} alt="" sizes="48px" maxWidth={160} />}
                <span>{name}</span>
                <span>{formatMoney(selling_price, locale)}</span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: 0.25rem;
  margin-top: var(--space-1);
  button {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1-5);
    width: 100%;
    min-height: 3.5rem;
    padding: 0.25rem;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover,
  button:focus-visible {
    background: var(--sand);
  }
  img {
    width: 3rem;
    border-radius: var(--radius-sm);
  }
`;
