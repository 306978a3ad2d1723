import { css } from '@emotion/react';
import type { ArticleKind } from '@ortoo/contracts';
import { useHref, useMessages, useNavigate } from '@ortoo/remote';
import { Button, SearchIcon, TextField } from '@ortoo/ui';
import type { FormEvent } from 'react';
import { addressOf, type ArticleFilter, listPath } from './list-address.rules';

/** Searches the list by a form of its own, which works without script. */
export const SearchForm = ({ kind, filter }: { kind: ArticleKind; filter: ArticleFilter }) => {
  const t = useMessages();
  const href = useHref();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(addressOf(kind, { ...filter, q, page: 1 }));
  };
  return (
    <form
      css={style}
      role="search"
      aria-label={t(`${kind}.search`)}
      method="get"
      action={href(listPath(kind))}
      onSubmit={search}
    >
      {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
      {filter.author && <input type="hidden" name="author" value={filter.author} />}
      <TextField
        label={t(`${kind}.search`)}
        hideLabel
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        placeholder={t(`${kind}.search`)}
        defaultValue={filter.q}
      />
      <Button type="submit" kind="secondary" icon={<SearchIcon />}>
        {t('actions.search')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1);
  max-width: 34rem;
`;
