import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice } from '@ortoo/ui';
import { socialServices } from '../parts/social-services';
import { socialProvidersQuery } from '../parts/social.queries';
import { useSocialVisit } from '../parts/use-social-visit';

/** Sign-in with an account at another service; nothing when the shop has none. */
export const SocialButtons = ({ next }: { next: string }) => {
  const t = useMessages();
  const { data } = useQuery(socialProvidersQuery());
  const errorOf = useErrorText();
  const { leavingFor, error, visit } = useSocialVisit(next);
  if (!data || data.providers.length === 0) return null;
  return (
    <>
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      {data.providers.map(provider => (
        <Button
          key={provider}
          kind="secondary"
          wide
          icon={socialServices[provider].mark}
          busy={leavingFor === provider}
          onClick={() => void visit(provider).catch(() => undefined)}
        >
          {t(`social.signIn.${provider}`)}
        </Button>
      ))}
    </>
  );
};
