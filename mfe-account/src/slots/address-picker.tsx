import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Address } from '@ortoo/contracts';
import { formatPhone } from '@ortoo/i18n';
import { useMessages, type SlotProps } from '@ortoo/remote';
import { useAddressLine } from '@ortoo/remote/address-line';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, Cluster, ErrorNotice, InlineNotice, PlusIcon, RadioCards, Stack, TrashIcon } from '@ortoo/ui';
import { dropAddress } from '../addresses/addresses.mutations';
import { addressesQuery } from '../addresses/addresses.queries';
import { savedAs } from '../addresses/saved-as.rules';

type PickerProps = SlotProps<'account.address-picker'>;

const another = 'new';

const nameOf = ({ firstname, lastname, phone }: Address): string =>
  `${firstname} ${lastname}`.trim() + ` · ${formatPhone(phone)}`;

const Choice = ({ saved, start, isNew, onPick }: PickerProps & { saved: readonly Address[] }) => {
  const t = useMessages();
  const lineOf = useAddressLine();
  const errorOf = useErrorText();
  const forget = useMutation(dropAddress);
  const [requested, setRequested] = useState(() =>
    isNew ? another : String(savedAs(saved, start)?.id ?? saved[0]?.id),
  );
  const chosen = requested === another ? undefined : (saved.find(({ id }) => String(id) === requested) ?? saved[0]);
  const pick = useEffectEvent(() => onPick(chosen ?? another));
  useEffect(() => pick(), [chosen?.id]);
  return (
    <Stack gap={3}>
      <ErrorNotice>{errorOf(forget.error)}</ErrorNotice>
      {forget.isSuccess && <InlineNotice announce>{t('addressPicker.forgotten')}</InlineNotice>}
      <RadioCards
        legend={t('addressPicker.legend')}
        name="address"
        value={chosen ? String(chosen.id) : another}
        onChange={setRequested}
        options={[
          ...saved.map(address => ({ value: String(address.id), title: nameOf(address), text: lineOf(address) })),
          { value: another, title: t('addressPicker.another'), icon: <PlusIcon /> },
        ]}
      />
      {chosen && (
        <Cluster>
          <Button
            kind="quiet"
            size="sm"
            icon={<TrashIcon />}
            busy={forget.isPending}
            onClick={() => forget.mutate(chosen.id)}
          >
            {t('addressPicker.forget')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
};

const None = ({ onPick }: Pick<PickerProps, 'onPick'>) => {
  const pick = useEffectEvent(onPick);
  useEffect(() => pick('none'), []);
  return null;
};

/** Choice of a saved address or a new one; without any, or without a response, nothing. */
export const Slot = (props: PickerProps) => {
  // Refetched on each visit because every completed step of a checkout may add one.
  const { data, isPending } = useQuery({ ...addressesQuery(), retry: false, gcTime: 0 });
  if (isPending) return null;
  const saved = data?.addresses ?? [];
  return saved.length > 0 ? <Choice saved={saved} {...props} /> : <None onPick={props.onPick} />;
};
