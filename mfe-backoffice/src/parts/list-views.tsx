import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useStore } from '@nanostores/react';
import { useHref, useMessages } from '@ortoo/remote';
import { BookmarkIcon, Button, IconButton, TextField, TrashIcon } from '@ortoo/ui';
import { searchOf, stateOf } from './list.rules';
import { Popover } from './popover';
import { $savedViews, deleteView, saveView, type SavedView } from './saved-views.store';
import type { ListControl } from './use-list';

/** A view that a page offers to everybody: the key of its name, and the query of its address. */
export interface ListView {
  label: string;
  search: string;
}

interface ListViewsProps {
  list: ListControl;
  views: readonly ListView[];
  /** Key of the first view's name: the list as it opens. */
  first: string;
}

/** What makes a view: its filters, order and columns, not the page or the open row. */
const viewOf = ({ definition }: ListControl, search: string): string =>
  String(searchOf(definition, { ...stateOf(definition, new URLSearchParams(search)), page: 1, open: undefined }));

const SaveView = ({ list, current, saved }: { list: ListControl; current: string; saved: readonly SavedView[] }) => {
  const t = useMessages();
  const [name, setName] = useState('');
  const { id } = list.definition;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    saveView(id, { name: name.trim(), search: current });
    setName('');
  };
  return (
    <Popover label={t('list.saveView')} icon={<BookmarkIcon aria-hidden="true" />} hideLabel="always">
      <form css={formStyle} onSubmit={submit}>
        <TextField
          label={t('list.viewName')}
          hint={t('list.viewHint')}
          value={name}
          onChange={event => setName(event.target.value)}
          maxLength={40}
          autoComplete="off"
        />
        <Button type="submit" size="sm" wide>
          {t('actions.save')}
        </Button>
      </form>
      {saved.length > 0 && (
        <ul css={savedStyle} aria-label={t('list.savedViews')}>
          {saved.map(view => (
            <li key={view.name}>
              <span>{view.name}</span>
              <IconButton
                label={`${t('actions.remove')}: ${view.name}`}
                icon={<TrashIcon />}
                onClick={() => deleteView(id, view.name)}
              />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
};

/** The views of a list as a row of links: all of it, those of the page, and those saved on this device. */
export const ListViews = ({ list, views, first }: ListViewsProps) => {
  const t = useMessages();
  const href = useHref();
  const { definition, state } = list;
  const saved = useStore($savedViews, { ssr: 'initial' })[definition.id] ?? [];
  const current = viewOf(list, String(searchOf(definition, state)));
  const links = [
    { name: t(first), search: '' },
    ...views.map(({ label, search }) => ({ name: t(label), search: viewOf(list, search) })),
    ...saved,
  ];
  return (
    <div css={style}>
      <nav aria-label={t('list.views')}>
        {links.map(({ name, search }) => (
          <a
            key={name}
            href={href(definition.path + (search && `?${search}`))}
            aria-current={search === current ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <SaveView {...{ list, current, saved }} />
    </div>
  );
};

const style = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);
  min-width: 0;
  border-bottom: 1px solid var(--line);
  nav {
    display: flex;
    gap: 0.25rem;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: 0.75rem;
    border-bottom: 2px solid transparent;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  a:hover {
    color: var(--ink);
  }
  a[aria-current] {
    border-color: var(--action);
    color: var(--action);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  > button {
    min-height: 2.25rem;
    padding-inline: 0.5rem;
    border-color: transparent;
  }
`;

const formStyle = css`
  display: grid;
  gap: var(--space-1);
`;

const savedStyle = css`
  margin-top: var(--space-1);
  padding-top: var(--space-1);
  border-top: 1px solid var(--line);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
  }
`;
