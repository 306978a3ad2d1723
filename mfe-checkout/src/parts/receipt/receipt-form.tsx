import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Order, Receipt } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button, InlineNotice, RadioCards, TextField } from '@ortoo/ui';
import { FailedCommand } from '../failed-command';
import { inlineFormStyle } from '../inline-form-style';
import { chooseReceiptMutation } from './receipt.mutations';
import { ownOrganizationQuery, receiptQuery } from './receipt.queries';

type Kind = Receipt['kind'];

const Form = ({ order, known }: { order: Order; known: Receipt | null }) => {
  const t = useMessages();
  const user = useStore($user, { ssr: 'initial' });
  const { data: own } = useQuery({ ...ownOrganizationQuery(), enabled: user !== null });
  const choose = useMutation(chooseReceiptMutation(order));
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<Kind>(known?.kind ?? 'citizen');
  const [typed, setTyped] = useState(
    (known?.kind === 'organization' ? known.registry_number : known?.consumer_number) ?? '',
  );
  const [isEmpty, setEmpty] = useState(false);
  const change = (next: () => void) => {
    next();
    setEmpty(false);
    choose.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setEmpty(kind === 'organization' && text === '');
    if (kind === 'organization' && text === '') return field.current?.focus();
    const choice =
      kind === 'organization'
        ? ({ kind, registry_number: text } as const)
        : ({ kind, ...(text && { consumer_number: text }) } as const);
    await choose.mutateAsync(choice).catch(() => field.current?.focus());
  };
  const fields = choose.error instanceof ApiError ? Object.values(choose.error.fields) : [];
  const error = isEmpty ? t('errors.required') : fields[0];
  const isOrganization = kind === 'organization';
  return (
    <form css={style} noValidate onSubmit={event => void submit(event)} aria-label={t('receipt.title')}>
      <RadioCards
        legend={t('receipt.whose')}
        name="receipt"
        columns
        value={kind}
        onChange={value =>
          change(() => {
            setKind(value as Kind);
            setTyped(value === 'organization' ? (own?.organization?.registry_number ?? '') : '');
          })
        }
        options={[
          { value: 'citizen', title: t('receipt.citizen'), text: t('receipt.citizenText') },
          { value: 'organization', title: t('receipt.organization'), text: t('receipt.organizationText') },
        ]}
      />
      <div css={inlineFormStyle}>
        <TextField
          label={t(isOrganization ? 'receipt.registry' : 'receipt.consumer')}
          {...(error && { error })}
          inputMode="numeric"
          autoComplete="off"
          ref={field}
          value={typed}
          onChange={event => change(() => setTyped(event.target.value))}
        />
        <Button type="submit" kind="secondary" busy={choose.isPending}>
          {t('actions.save')}
        </Button>
      </div>
      {fields.length === 0 && <FailedCommand error={choose.error} />}
      {choose.data && (
        <InlineNotice tone="good" announce>
          {choose.data.organization_name ?? t(order.payment_state === 'paid' ? 'receipt.coming' : 'receipt.saved')}
        </InlineNotice>
      )}
    </form>
  );
};

/** Recipient of the VAT receipt: a citizen with an optional number at the tax office, or an organization. */
export const ReceiptForm = ({ order }: { order: Order }) => {
  const { data } = useQuery(receiptQuery(order));
  return data === undefined ? null : <Form order={order} known={data} />;
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
