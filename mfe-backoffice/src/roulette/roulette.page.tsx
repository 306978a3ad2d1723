import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPage, useMessages, useSearchParams } from '@ortoo/remote';
import { EmptyState, ErrorPanel, ListSkeleton, Panel, StoreIcon } from '@ortoo/ui';
import type { RouletteLocation } from '@ortoo/contracts';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { DrawPanel } from './draw-panel';
import { Draws } from './draws';
import { GiveNumber } from './give-number';
import { LocationBar } from './location-bar';
import { Numbers } from './numbers';
import { Participants } from './participants';
import { Prizes } from './prizes';
import { locationsQuery } from './roulette.queries';

interface AtLocationProps {
  location: RouletteLocation;
  /** Pages of the two lists, and the search of the second. */
  pages: { numbers: number; people: number; q: string };
  onSearch: (q: string) => void;
}

const AtLocation = ({ location, pages: { numbers, people, q }, onSearch }: AtLocationProps) => (
  <div css={style}>
    <div className="panels">
      <Panel>
        <GiveNumber locationId={location.id} />
      </Panel>
      <Panel>
        <DrawPanel location={location} />
      </Panel>
      <Panel>
        <Prizes locationId={location.id} />
      </Panel>
    </div>
    <Draws locationId={location.id} />
    <Numbers locationId={location.id} page={numbers} />
    <Participants {...{ locationId: location.id, q, page: people, onSearch }} />
  </div>
);

const Roulette = () => {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const query = useQuery(locationsQuery());
  const { data, isError } = query;
  const chosen = Number(search.get('location'));
  const current =
    data?.locations.find(({ id }) => id === chosen) ??
    data?.locations.find(({ is_open: open }) => open) ??
    data?.locations[0];
  const choose = (id: number) => setSearch({ location: String(id) });
  const pageOf = (name: string) => Math.max(1, Number(search.get(name)) || 1);
  const pages = { numbers: pageOf('page'), people: pageOf('people'), q: search.get('q') ?? '' };
  return (
    <Workplace title={t('roulette.title')} text={t('roulette.text')}>
      {isError && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {data && <LocationBar locations={data.locations} current={current} onChoose={choose} />}
      {data && !current && (
        <EmptyState icon={<StoreIcon />} title={t('roulette.noLocation')} text={t('roulette.noLocationText')} />
      )}
      {current && (
        <AtLocation
          key={current.id}
          {...{ location: current, pages }}
          onSearch={q => setSearch({ location: String(current.id), q }, { replace: true })}
        />
      )}
    </Workplace>
  );
};

export const page = defineStaffPage('roulette.title', Roulette);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  .panels {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    align-items: start;
    gap: var(--space-2);
  }
  h2 {
    font-size: var(--text-lg);
  }
`;
