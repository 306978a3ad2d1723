import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { pillStyle } from './pill-style';
import type { ListControl } from './use-list';

interface SortChoiceProps {
  list: ListControl;
  columns: readonly { head: string; sort?: string }[];
}

/** The order of a list where its columns have no heads: on a phone. */
export const SortChoice = ({ list, columns }: SortChoiceProps) => {
  const t = useMessages();
  const sorts = columns.flatMap(({ head, sort }) => (sort ? [{ head, sort }] : []));
  if (sorts.length === 0) return null;
  return (
    <label css={[pillStyle, style]}>
      <span className="visually-hidden">{t('list.sort')}</span>
      <select value={list.state.sort ?? ''} onChange={event => list.change({ sort: event.target.value || undefined })}>
        {!list.definition.sort && <option value="">{t('list.sort')}</option>}
        {sorts.flatMap(({ head, sort }) => [
          <option key={`-${sort}`} value={`-${sort}`}>
            {t('list.descending', { name: t(head) })}
          </option>,
          <option key={sort} value={sort}>
            {t('list.ascending', { name: t(head) })}
          </option>,
        ])}
      </select>
    </label>
  );
};

const style = css`
  flex: 0 1 auto;
  min-width: 0;
  &:focus-within {
    outline: 3px solid var(--action);
    outline-offset: 2px;
  }
  select {
    min-width: 0;
    max-width: min(15rem, 100%);
    text-overflow: ellipsis;
    border: 0;
    background: transparent;
    font-weight: 550;
    outline: none;
  }
  option {
    background: var(--surface);
    color: var(--ink);
  }
`;
