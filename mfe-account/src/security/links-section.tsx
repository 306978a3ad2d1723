import { useMutation, useQuery } from '@tanstack/react-query';
import type { SocialLink, SocialProviderName } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorPanel } from '@ortoo/ui';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { socialServices } from '../parts/social-services';
import { removeSocialLinkMutation, socialLinksQuery, socialProvidersQuery } from '../parts/social.queries';
import { useOwnerProof } from '../parts/use-owner-proof';
import { useSocialVisit } from '../parts/use-social-visit';
import { SecurityItem, SecurityList } from './security-list';
import { SecuritySection } from './security-section';

const LinkItem = ({ link: { provider, email, created_at } }: { link: SocialLink }) => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const remove = useMutation(removeSocialLinkMutation);
  const { name, mark } = socialServices[provider];
  const removeIt = () =>
    remove.mutateAsync(provider).then(
      () => showToast({ tone: 'success', text: t('security.links.removed', { name }) }),
      () => undefined,
    );
  return (
    <SecurityItem
      icon={mark}
      name={name}
      facts={[email, t('security.links.since', { date: formatDate(created_at, locale) })]}
      failure={errorOf(remove.error)}
      actions={
        <Button
          kind="quiet"
          busy={remove.isPending}
          aria-label={t('security.links.removeOf', { name })}
          onClick={() => void removeIt()}
        >
          {t('security.links.remove')}
        </Button>
      }
    />
  );
};

const AddItem = ({ provider }: { provider: SocialProviderName }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const { leavingFor, error, visit } = useSocialVisit('/profile/security', true);
  const { name, mark } = socialServices[provider];
  const { run, dialog, shown } = useOwnerProof(t('security.links.add'), proof => visit(provider, proof));
  return (
    <SecurityItem
      icon={mark}
      name={name}
      facts={[t('security.links.none')]}
      failure={errorOf(shown(error))}
      actions={
        <>
          <Button
            kind="secondary"
            busy={leavingFor === provider}
            aria-label={t('security.links.addOf', { name })}
            onClick={run}
          >
            {t('security.links.add')}
          </Button>
          {dialog}
        </>
      }
    />
  );
};

/** Accounts at other services; nothing when the shop has none. */
export const LinksSection = () => {
  const t = useMessages();
  const providers = useQuery(socialProvidersQuery()).data?.providers ?? [];
  const list = useQuery(socialLinksQuery());
  const links = list.data?.links;
  if (providers.length === 0 && !links?.length) return null;
  const free = providers.filter(name => !links?.some(({ provider }) => provider === name));
  return (
    <SecuritySection title={t('security.links.title')} text={t('security.links.text')}>
      {list.isError && !links && <ErrorPanel {...failedPart(t, list)} />}
      {list.isPending && <RowsSkeleton label={t('state.loading')} />}
      {links && (
        <SecurityList label={t('security.links.title')}>
          {links.map(link => (
            <LinkItem key={link.provider} link={link} />
          ))}
          {free.map(provider => (
            <AddItem key={provider} provider={provider} />
          ))}
        </SecurityList>
      )}
    </SecuritySection>
  );
};
