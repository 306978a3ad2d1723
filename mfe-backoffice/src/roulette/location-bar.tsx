import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { RouletteLocation } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Checkbox, Select } from '@ortoo/ui';
import { NameDialog } from './name-dialog';
import { changeLocation, createLocation } from './roulette.mutations';
import { nameIn } from './name.rules';

interface LocationBarProps {
  locations: readonly RouletteLocation[];
  current: RouletteLocation | undefined;
  onChoose: (id: number) => void;
}

const NewLocation = ({ onCreated }: { onCreated: (id: number) => void }) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { mutate, error, isPending } = useMutation(createLocation);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('roulette.newLocation')}
      </Button>
      <NameDialog
        open={isOpen}
        title={t('roulette.newLocation')}
        busy={isPending}
        error={error?.message}
        onClose={() => setOpen(false)}
        onSubmit={name =>
          mutate(
            { body: { name, is_open: true } },
            {
              onSuccess: ({ id }) => {
                setOpen(false);
                onCreated(id);
              },
            },
          )
        }
      />
    </>
  );
};

const EditLocation = ({ location }: { location: RouletteLocation }) => {
  const t = useMessages();
  const [isEdited, setEdited] = useState(false);
  const [isOpen, setOpen] = useState(location.is_open);
  const { mutate, error, isPending } = useMutation(changeLocation);
  return (
    <>
      <Button kind="secondary" onClick={() => setEdited(true)}>
        {t('roulette.editLocation')}
      </Button>
      <NameDialog
        open={isEdited}
        title={t('roulette.editLocation')}
        name={location.name}
        busy={isPending}
        error={error?.message}
        onClose={() => setEdited(false)}
        onSubmit={name =>
          mutate(
            { params: { id: location.id }, body: { name, is_open: isOpen } },
            { onSuccess: () => setEdited(false) },
          )
        }
      >
        <Checkbox label={t('roulette.isOpen')} checked={isOpen} onChange={event => setOpen(event.target.checked)} />
      </NameDialog>
    </>
  );
};

/** Chooses the place whose numbers and prizes are shown. */
export const LocationBar = ({ locations, current, onChoose }: LocationBarProps) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <div css={style}>
      {current && (
        <Select
          label={t('roulette.location')}
          value={current.id}
          options={locations.map(({ id, name, is_open: open }) => ({
            value: String(id),
            label: open ? nameIn(name, locale) : t('roulette.closedName', { name: nameIn(name, locale) }),
          }))}
          onChange={event => onChoose(Number(event.target.value))}
        />
      )}
      {current && <EditLocation key={current.id} location={current} />}
      <NewLocation onCreated={onChoose} />
    </div>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-1) var(--space-2);
  > :first-child {
    flex: 0 1 22rem;
    min-width: min(16rem, 100%);
  }
`;
