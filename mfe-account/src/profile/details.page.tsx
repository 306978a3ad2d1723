import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { definePersonalPage, failedPart, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { ErrorPanel, FormSkeleton, Panel, Section, Stack } from '@ortoo/ui';
import { AccountFrame } from '../parts/account-frame';
import { AvatarSection } from './avatar-section';
import { ContactsSection } from './contacts-section';
import { credentialsQuery } from '../parts/credentials.queries';
import { LanguageChoice } from './language-choice';
import { NamesForm } from './names-form';

const Contacts = () => {
  const t = useMessages();
  const query = useQuery(credentialsQuery());
  const { data, isError } = query;
  if (isError && !data) return <ErrorPanel {...failedPart(t, query)} />;
  return data ? <ContactsSection credentials={data} /> : <FormSkeleton label={t('state.loading')} fields={2} />;
};

const Details = () => {
  const t = useMessages();
  const user = useStore($user, { ssr: 'initial' });
  if (!user) return null;
  return (
    <AccountFrame title={t('details.title')}>
      <Panel>
        <Stack gap={3}>
          <AvatarSection user={user} />
          <NamesForm user={user} />
        </Stack>
      </Panel>
      <Contacts />
      <Section title={t('nav.language')} text={t('details.languageText')}>
        <LanguageChoice />
      </Section>
    </AccountFrame>
  );
};

export const page = definePersonalPage('details.title', Details);
