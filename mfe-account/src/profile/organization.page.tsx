import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnOrganization } from '@ortoo/contracts';
import { formatPhone } from '@ortoo/i18n';
import { definePersonalPage, failedPage, useMessages } from '@ortoo/remote';
import { warnOf } from '@ortoo/stores';
import { Button, Cluster, DefinitionList, ErrorPanel, FormSkeleton, InlineNotice, Panel, Stack } from '@ortoo/ui';
import { AccountFrame } from '../parts/account-frame';
import { OrganizationForm } from './organization-form';
import { dropOrganization } from './profile.mutations';
import { ownOrganizationQuery } from './profile.queries';

const Known = ({ organization, onEdit }: { organization: OwnOrganization; onEdit: () => void }) => {
  const t = useMessages();
  const drop = useMutation({ ...dropOrganization, onError: warnOf });
  const { registry_number, name, confirmed, address, phone, employee_count, industry, information } = organization;
  return (
    <Stack gap={2}>
      {!confirmed && <InlineNotice tone="warn">{t('organization.unconfirmed')}</InlineNotice>}
      <DefinitionList
        items={[
          { term: t('organization.name'), value: name },
          { term: t('organization.registry'), value: registry_number },
          { term: t('fields.address'), value: address },
          { term: t('fields.phone'), value: phone && formatPhone(phone) },
          { term: t('organization.employees'), value: employee_count },
          { term: t('organization.industry'), value: industry },
          { term: t('organization.information'), value: information },
        ]}
      />
      <Cluster>
        <Button kind="secondary" onClick={onEdit}>
          {t('actions.edit')}
        </Button>
        <Button kind="quiet" busy={drop.isPending} onClick={() => drop.mutate()}>
          {t('actions.remove')}
        </Button>
      </Cluster>
    </Stack>
  );
};

const OrganizationPage = () => {
  const t = useMessages();
  const query = useQuery(ownOrganizationQuery());
  const [isEditing, setEditing] = useState(false);
  const { data, isError } = query;
  const known = data?.organization;
  return (
    <AccountFrame title={t('organization.title')} text={t('organization.text')}>
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <FormSkeleton label={t('state.loading')} />}
      {data && (
        <Panel>
          {known && !isEditing ? (
            <Known organization={known} onEdit={() => setEditing(true)} />
          ) : (
            <OrganizationForm known={known ?? null} onDone={() => setEditing(false)} />
          )}
        </Panel>
      )}
    </AccountFrame>
  );
};

export const page = definePersonalPage('organization.title', OrganizationPage);
