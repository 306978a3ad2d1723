import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RouletteUser } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { failedPart, paginationTexts, useHref, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { useDebounced } from '@ortoo/remote/debounced';
import { showToast } from '@ortoo/stores';
import {
  Button,
  Dialog,
  ErrorNotice,
  ErrorPanel,
  IconButton,
  ListSkeleton,
  Pagination,
  SearchIcon,
  Table,
  TextField,
} from '@ortoo/ui';
import { removeParticipant } from './roulette.mutations';
import { participantsQuery } from './roulette.queries';

interface SearchProps {
  q: string;
  onSearch: (q: string) => void;
}

const Search = ({ q, onSearch }: SearchProps) => {
  const t = useMessages();
  const [text, setText] = useState(q);
  const [settled] = useDebounced(text);
  const search = useEffectEvent((sought: string) => {
    if (sought !== q) onSearch(sought);
  });
  useEffect(() => search(settled.trim()), [settled]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== q) onSearch(text.trim());
  };
  return (
    <form role="search" aria-label={t('roulette.findParticipant')} onSubmit={submit}>
      <TextField
        type="search"
        label={t('roulette.findParticipant')}
        hideLabel
        placeholder={t('roulette.findParticipant')}
        value={text}
        onChange={event => setText(event.target.value)}
        maxLength={80}
        autoComplete="off"
        suffixText={<IconButton type="submit" label={t('actions.search')} icon={<SearchIcon />} />}
      />
    </form>
  );
};

/** Removes a person's data at their request; the numbers stay, so that draws can still be checked. */
const RemoveDialog = ({ user, onClose }: { user: RouletteUser; onClose: () => void }) => {
  const t = useMessages();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useMutation(removeParticipant);
  const remove = () =>
    mutate(
      { params: { id: user.id } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('roulette.forgotten') });
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={t('roulette.forget')} closeLabel={t('actions.close')}>
      <div css={dialogStyle}>
        <p>{t('roulette.forgetText', { name: user.name })}</p>
        <ErrorNotice>{errorText(error)}</ErrorNotice>
        <Button kind="danger" wide busy={isPending} onClick={remove}>
          {t('roulette.forget')}
        </Button>
      </div>
    </Dialog>
  );
};

interface ParticipantsProps extends SearchProps {
  locationId: number;
  page: number;
}

/** Who takes part at any location, found by name or phone number. */
export const Participants = ({ locationId, q, page, onSearch }: ParticipantsProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const [removed, setRemoved] = useState<RouletteUser>();
  const query = useQuery(participantsQuery(q, page));
  const { data, isError } = query;
  const hrefOf = (people: number) =>
    href(`/backoffice/roulette?${new URLSearchParams({ location: String(locationId), q, people: String(people) })}`);
  return (
    <section css={style}>
      <h2>{t('roulette.participants')}</h2>
      <Search {...{ q, onSearch }} />
      {isError && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {data?.users.length === 0 && (
        <p className="soft" role="status">
          {t('roulette.noParticipants')}
        </p>
      )}
      {data && data.users.length > 0 && (
        <Table
          caption={t('roulette.participants')}
          hideCaption
          rows={data.users}
          keyOf={({ id }) => id}
          columns={[
            { id: 'name', head: t('roulette.participant'), rowHead: true, cell: ({ name }) => name },
            { id: 'phone', head: t('fields.phone'), cell: ({ phone }) => phone },
            {
              id: 'numbers',
              head: t('roulette.entries'),
              align: 'end',
              cell: ({ numbers_count: count }) => formatNumber(count, locale),
            },
            {
              id: 'remove',
              head: t('roulette.forget'),
              cell: user => (
                <Button
                  size="sm"
                  kind="quiet"
                  aria-haspopup="dialog"
                  aria-label={t('roulette.forgetOf', { name: user.name })}
                  onClick={() => setRemoved(user)}
                >
                  {t('roulette.forgetShort')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <Pagination {...paginationTexts(t)} page={page} pages={data?.pages ?? 1} hrefOf={hrefOf} />
      {removed && <RemoveDialog user={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  );
};

const dialogStyle = css`
  display: grid;
  gap: var(--space-2);
  overflow-wrap: anywhere;
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  > form {
    max-width: 24rem;
  }
`;
