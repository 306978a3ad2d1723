import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedPart, useMessages } from '@ortoo/remote';
import { Button, ErrorPanel } from '@ortoo/ui';
import { credentialsQuery } from '../parts/credentials.queries';
import { PasswordForm } from '../parts/password-form';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecuritySection } from './security-section';

/** Changes the password, or gives an account its first one. */
export const PasswordSection = () => {
  const t = useMessages();
  const client = useQueryClient();
  const query = useQuery(credentialsQuery());
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = query;
  const onSaved = () => {
    setOpen(false);
    void client.invalidateQueries({ queryKey: credentialsQuery().queryKey });
  };
  return (
    <SecuritySection
      title={t('fields.password')}
      text={t(data?.has_password === false ? 'newPassword.none' : 'newPassword.ends')}
    >
      {isError && !data && <ErrorPanel {...failedPart(t, query)} />}
      {query.isPending && <RowsSkeleton label={t('state.loading')} />}
      {data && isOpen && (
        <PasswordForm needsCurrent={data.needs_current_password} onSaved={onSaved}>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {t('actions.cancel')}
          </Button>
        </PasswordForm>
      )}
      {data && !isOpen && (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t(data.has_password ? 'newPassword.change' : 'newPassword.set')}
        </Button>
      )}
    </SecuritySection>
  );
};
