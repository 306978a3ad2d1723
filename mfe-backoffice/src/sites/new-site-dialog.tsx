import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffSite } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages, useNavigate } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Dialog, ErrorNotice, Select, TextField } from '@ortoo/ui';
import { createSiteMutation } from './sites.queries';

const fields = ['name', 'code', 'host'] as const;

interface NewSiteDialogProps {
  sites: readonly StaffSite[];
  open: boolean;
  onClose: () => void;
}

/** Begins a site as a copy of another one. */
export const NewSiteDialog = ({ sites, open, onClose }: NewSiteDialogProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [from, setFrom] = useState(sites[0]?.code ?? '');
  const [values, setValues] = useState({ name: '', code: '', host: '' });
  const { mutate, error, isPending, reset } = useMutation(createSiteMutation);
  const errors = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { from, ...values },
      {
        onSuccess: ({ code, name }) => {
          showToast({ tone: 'success', text: t('sites.created', { name }) });
          void navigate(`/backoffice/sites/${code}`);
        },
      },
    );
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('sites.add')} closeLabel={t('actions.close')}>
      <form css={style} noValidate onSubmit={submit}>
        <p>{t('sites.addText')}</p>
        <Select
          label={t('sites.from')}
          value={from}
          onChange={event => setFrom(event.target.value)}
          options={sites.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {fields.map(name => (
          <TextField
            key={name}
            label={t(`sites.${name}`)}
            {...(name !== 'name' && { hint: t(`sites.${name}Hint`) })}
            {...(errors[name] && { error: errors[name] })}
            value={values[name]}
            required
            autoComplete="off"
            onChange={({ target: { value } }) => {
              setValues({ ...values, [name]: name === 'name' ? value : value.trim().toLowerCase() });
              reset();
            }}
          />
        ))}
        <ErrorNotice>{error ? error.message || errorText(error) : undefined}</ErrorNotice>
        <Button type="submit" wide busy={isPending}>
          {t('sites.create')}
        </Button>
      </form>
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
