import { css } from '@emotion/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { SearchRule, SearchRuleKind } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, Select, TextArea, TextField } from '@ortoo/ui';
import { FormDialog } from '../parts/form-dialog';
import { ProductPicker } from '../parts/product-picker';
import { saveRuleMutation } from './search.queries';
import { faultsOf, inputOf, ruleKinds, type RuleFields } from './search.rules';

/** What the dialog opens with: a rule, or a search that needs one. */
export interface OpenedRule {
  rule?: SearchRule;
  kind: SearchRuleKind;
  words: string;
}

interface RuleFormProps extends OpenedRule {
  onClose: () => void;
}

const fieldsOf = ({ rule, kind, words }: OpenedRule): RuleFields => ({
  ...{ kind, words, path: rule?.path ?? '' },
  pins: rule?.pins.map(({ product_id: id, name, place }) => ({ id, name, place: String(place) })) ?? [],
});

interface PartProps {
  fields: RuleFields;
  set: (change: Partial<RuleFields>) => void;
  errorOf: (field: string) => string | undefined;
}

const Pins = ({ fields: { pins }, set, errorOf }: PartProps) => {
  const t = useMessages();
  return (
    <>
      <ProductPicker
        label={t('search.pinned')}
        picked={pins}
        error={errorOf('pins')}
        onChange={picked =>
          set({
            pins: picked.map((product, at) => ({
              ...product,
              place: pins.find(({ id }) => id === product.id)?.place ?? String(at + 1),
            })),
          })
        }
      />
      {pins.map(({ id, name, place }, at) => (
        <TextField
          key={id}
          label={t('search.placeOf', { name })}
          inputMode="numeric"
          error={at === 0 ? errorOf('places') : undefined}
          value={place}
          onChange={event =>
            set({ pins: pins.map(pin => (pin.id === id ? { ...pin, place: event.target.value } : pin)) })
          }
          maxLength={2}
          autoComplete="off"
        />
      ))}
    </>
  );
};

const RuleForm = ({ onClose, ...opened }: RuleFormProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => fieldsOf(opened));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { mutate, error, isPending, reset } = useMutation(saveRuleMutation);
  const faultsCount = Object.keys(faults).length;
  useEffect(() => {
    if (error || faultsCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error, faultsCount]);
  const set = (change: Partial<RuleFields>) => {
    setFields({ ...fields, ...change });
    setFaults({});
    reset();
  };
  const errorOf = (field: string) => {
    const fault = faults[field];
    return fault ? t(fault) : error instanceof ApiError ? error.fields[field] : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(fields);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { rule: opened.rule, input: inputOf(fields) },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('search.saved') });
          onClose();
        },
      },
    );
  };
  const { kind } = fields;
  return (
    <form ref={element} css={style} noValidate onSubmit={submit}>
      {!opened.rule && (
        <Select
          label={t('search.kind')}
          options={ruleKinds.map(value => ({ value, label: t(`search.kinds.${value}`) }))}
          value={kind}
          onChange={event => set({ kind: ruleKinds.find(value => value === event.target.value) ?? 'synonyms' })}
        />
      )}
      <TextArea
        label={t(kind === 'synonyms' ? 'search.synonyms' : 'search.queries')}
        hint={t(`search.hints.${kind}`)}
        required
        error={errorOf('words')}
        value={fields.words}
        onChange={event => set({ words: event.target.value })}
        rows={2}
      />
      {kind === 'pins' && <Pins {...{ fields, set, errorOf }} />}
      {kind === 'redirect' && (
        <TextField
          label={t('search.path')}
          hint={t('search.pathHint')}
          required
          error={errorOf('path')}
          value={fields.path}
          onChange={event => set({ path: event.target.value })}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <ErrorNotice>{errorText(error)}</ErrorNotice>
      <Button type="submit" wide busy={isPending}>
        {t('actions.save')}
      </Button>
    </form>
  );
};

/** Adds or changes what is set for some searches. */
export const RuleDialog = ({ opened, onClose }: { opened: OpenedRule | undefined; onClose: () => void }) => {
  const t = useMessages();
  return (
    <FormDialog
      open={opened !== undefined}
      onClose={onClose}
      title={t(opened?.rule ? `search.kinds.${opened.kind}` : 'search.add')}
    >
      {opened && <RuleForm {...opened} onClose={onClose} />}
    </FormDialog>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
