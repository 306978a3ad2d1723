import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type Right, rights as allRights, type StaffRole } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Checkbox, Dialog, ErrorNotice, TextField } from '@ortoo/ui';
import { useRights } from '../parts/use-rights';
import { saveRoleMutation } from './roles.mutations';

interface RoleFormProps {
  /** The role to change; a new one when absent. */
  role?: StaffRole | undefined;
  onClose: () => void;
}

const languages = ['mn', 'en'] as const;

interface RightChoiceProps {
  chosen: readonly Right[];
  /** Rights that the role has already: they may stay, whoever saves it. */
  current: readonly Right[];
  error: string | undefined;
  onChange: (chosen: Right[]) => void;
}

const RightChoice = ({ chosen, current, error, onChange }: RightChoiceProps) => {
  const t = useMessages();
  const id = useId();
  const may = useRights();
  const toggle = (right: Right) =>
    onChange(allRights.filter(one => (one === right ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset css={rightsStyle} aria-describedby={error ? id : undefined}>
      <legend>{t('rights.title')}</legend>
      {allRights.map(right => (
        <Checkbox
          key={right}
          label={t(`rights.${right}`)}
          checked={chosen.includes(right)}
          disabled={!may(right) && !current.includes(right)}
          onChange={() => toggle(right)}
        />
      ))}
      {error && (
        <p id={id} className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
};

const RoleForm = ({ role, onClose }: RoleFormProps) => {
  const t = useMessages();
  const id = useId();
  const errorOf = useErrorText();
  const { mutate, error, isPending, reset } = useMutation(saveRoleMutation);
  const [name, setName] = useState(role?.name ?? { mn: '', en: '' });
  const [chosen, setChosen] = useState<Right[]>(role?.rights ?? []);
  const [isTried, setTried] = useState(false);
  const fields = error instanceof ApiError ? error.fields : {};
  const faultOf = (language: (typeof languages)[number]) =>
    isTried && !name[language].trim() ? t('roles.missing') : fields[language];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const missing = languages.find(language => !name[language].trim());
    if (missing) return document.getElementById(`${id}-${missing}`)?.focus();
    if (chosen.length === 0) return;
    mutate(
      { ...(role && { id: role.id }), name: { mn: name.mn.trim(), en: name.en.trim() }, rights: chosen },
      {
        onSuccess: saved => {
          showToast({ tone: 'success', text: t('roles.saved', { name: saved.name.mn }) });
          onClose();
        },
      },
    );
  };
  return (
    <form css={style} noValidate onSubmit={submit}>
      {languages.map(language => {
        const fault = faultOf(language);
        return (
          <TextField
            key={language}
            id={`${id}-${language}`}
            label={t(`roles.${language}`)}
            {...(fault && { error: fault })}
            lang={language}
            value={name[language]}
            onChange={event => {
              setName({ ...name, [language]: event.target.value });
              reset();
            }}
            required
            maxLength={60}
            autoComplete="off"
          />
        );
      })}
      <RightChoice
        chosen={chosen}
        current={role?.rights ?? []}
        error={isTried && chosen.length === 0 ? t('roles.missingRight') : undefined}
        onChange={setChosen}
      />
      <ErrorNotice>{Object.keys(fields).length === 0 ? errorOf(error) : undefined}</ErrorNotice>
      <Button type="submit" wide busy={isPending}>
        {t('staff.save')}
      </Button>
    </form>
  );
};

/** Creates or changes a role. */
export const RoleDialog = ({ open, ...form }: RoleFormProps & { open: boolean }) => {
  const t = useMessages();
  const locale = useLocale();
  const { role } = form;
  const title = role ? t('roles.editOf', { name: locale === 'mn' ? role.name.mn : role.name.en }) : t('roles.add');
  return (
    <Dialog open={open} onClose={form.onClose} title={title} closeLabel={t('actions.close')}>
      <RoleForm key={role?.id} {...form} />
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;

const rightsStyle = css`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;
