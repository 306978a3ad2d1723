import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { definePersonalPage, failedPart, useMessages, useNavigate } from '@ortoo/remote';
import {
  Button,
  ButtonLink,
  Checkbox,
  Cluster,
  DownloadIcon,
  ErrorNotice,
  ErrorPanel,
  FormSkeleton,
  Panel,
  PasswordField,
  Section,
} from '@ortoo/ui';
import { AccountFrame } from '../parts/account-frame';
import { useFormCommand } from '../parts/use-form-command';
import { credentialsQuery } from '../parts/credentials.queries';
import { endAccount } from './data.mutations';

interface Ending {
  current_password: string;
  sure: boolean;
}

const EndForm = ({ needsPassword, onCancel }: { needsPassword: boolean; onCancel: () => void }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const end = useMutation(endAccount);
  const form = useForm<Ending>({ defaultValues: { current_password: '', sure: false } });
  const { register, formState } = form;
  const { submit, failure } = useFormCommand(form, async ({ current_password }) => {
    await end.mutateAsync(needsPassword ? { current_password } : {});
    void navigate('/');
  });
  return (
    <form css={formStyle} noValidate onSubmit={event => void submit(event)} aria-label={t('data.end')}>
      <ErrorNotice>{failure}</ErrorNotice>
      {needsPassword && (
        <PasswordField
          label={t('fields.password')}
          showLabel={t('actions.showPassword')}
          error={formState.errors.current_password?.message}
          autoComplete="current-password"
          required
          {...register('current_password', { validate: value => (value ? undefined : t('errors.required')) })}
        />
      )}
      <Checkbox
        label={t('data.sure')}
        {...(formState.errors.sure?.message && { error: formState.errors.sure.message })}
        {...register('sure', { validate: value => value || t('data.notSure') })}
      />
      <Cluster>
        <Button type="submit" busy={formState.isSubmitting}>
          {t('data.end')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </Cluster>
    </form>
  );
};

const End = () => {
  const t = useMessages();
  const query = useQuery(credentialsQuery());
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = query;
  return (
    <Section title={t('data.endTitle')} text={t('data.endText')}>
      <Panel>
        <ul css={listStyle}>
          {(['deleted', 'remains', 'balance'] as const).map(key => (
            <li key={key}>{t(`data.${key}`)}</li>
          ))}
        </ul>
        {isError && !data && <ErrorPanel {...failedPart(t, query)} />}
        {!data && !isError && <FormSkeleton label={t('state.loading')} fields={1} />}
        {data &&
          (isOpen ? (
            <EndForm needsPassword={data.needs_current_password} onCancel={() => setOpen(false)} />
          ) : (
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {t('data.end')}
            </Button>
          ))}
      </Panel>
    </Section>
  );
};

const Data = () => {
  const t = useMessages();
  return (
    <AccountFrame title={t('data.title')}>
      <Section title={t('data.exportTitle')} text={t('data.exportText')}>
        <ButtonLink kind="secondary" href={shopApiPrefix + documentPaths.personalData} icon={<DownloadIcon />} download>
          {t('data.export')}
        </ButtonLink>
      </Section>
      <End />
    </AccountFrame>
  );
};

const formStyle = css`
  display: grid;
  gap: var(--space-2);
  max-width: 28rem;
`;

const listStyle = css`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-2);
  padding-inline-start: 1.25rem;
  list-style: disc;
`;

export const page = definePersonalPage('data.title', Data);
