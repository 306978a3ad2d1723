import { css } from '@emotion/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { DirectoryEntry, DirectoryKind } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Checkbox, ErrorNotice, TextField } from '@ortoo/ui';
import { FormDialog } from '../parts/form-dialog';
import type { PickedProduct } from '../parts/product-picker';
import { saveEntryMutation } from './directory.queries';
import { emptyInput, faultsOf, fieldsByKind, inputOf, isPlaced } from './directory.rules';
import { EntryField, Texts, type EntryForm } from './entry-fields';

interface EntryFormProps {
  kind: DirectoryKind;
  /** A new one when absent. */
  entry: DirectoryEntry | undefined;
  onClose: () => void;
}

/** The fields of an entry while they are typed. */
const useEntryForm = ({ kind, entry, onClose }: EntryFormProps) => {
  const t = useMessages();
  const [input, setInput] = useState(() => (entry ? inputOf(entry) : emptyInput(new Date())));
  const [products, setProducts] = useState<readonly PickedProduct[]>(entry?.products ?? []);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { mutate, error, isPending, reset } = useMutation(saveEntryMutation);
  const serverFields = error instanceof ApiError ? error.fields : {};
  const changed = () => {
    setFaults({});
    reset();
  };
  const form: EntryForm = {
    input,
    set: change => {
      setInput(latest => ({ ...latest, ...change }));
      changed();
    },
    errorOf: field => (faults[field] ? t(faults[field]) : serverFields[field]),
    products,
    setProducts: picked => {
      setProducts(picked);
      changed();
    },
    isImageOptional: kind !== 'look_books',
    kind,
    isNew: entry === undefined,
  };
  const save = () => {
    const found = faultsOf(kind, input);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { kind, entry, input: { ...input, product_ids: products.map(({ id }) => id) } },
      {
        onSuccess: ({ name, code }) => {
          showToast({ tone: 'success', text: t('directory.saved', { name: name.mn ?? code }) });
          onClose();
        },
      },
    );
  };
  return { form, save, isPending, error, faultsCount: Object.keys(faults).length };
};

const EntryFields = (props: EntryFormProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const { form, save, isPending, error, faultsCount } = useEntryForm(props);
  const { input, set, errorOf } = form;
  useEffect(() => {
    if (error || faultsCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error, faultsCount]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form ref={element} css={style} noValidate onSubmit={submit}>
      <Texts form={form} name="name" />
      <TextField
        label={t('directory.fields.code')}
        hint={t(props.kind === 'option_values' ? 'directory.valueHint' : 'directory.codeHint')}
        disabled={!form.isNew && isPlaced(props.kind)}
        required
        error={errorOf('code')}
        value={input.code}
        onChange={event => set({ code: event.target.value.trim() })}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
      />
      {fieldsByKind[props.kind].map(name => (
        <EntryField key={name} {...{ form, name }} />
      ))}
      {!isPlaced(props.kind) && (
        <Checkbox
          label={t(`directory.hide.${props.kind}`)}
          checked={input.hidden}
          onChange={() => set({ hidden: !input.hidden })}
        />
      )}
      <ErrorNotice>{errorText(error)}</ErrorNotice>
      <Button type="submit" wide busy={isPending}>
        {t('actions.save')}
      </Button>
    </form>
  );
};

/** Adds or changes an entry of a list. */
export const EntryDialog = ({ open, ...form }: EntryFormProps & { open: boolean }) => {
  const t = useMessages();
  const { entry, kind, onClose } = form;
  const title = entry ? t('directory.editOf', { name: entry.name.mn ?? entry.code }) : t(`directory.add.${kind}`);
  return (
    <FormDialog {...{ open, onClose, title }}>
      <EntryFields key={entry?.id} {...form} />
    </FormDialog>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
