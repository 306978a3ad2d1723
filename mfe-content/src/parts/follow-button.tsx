import { useStore } from '@nanostores/react';
import { signInPath, useHref, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { BellIcon, Button, ButtonLink, CheckIcon } from '@ortoo/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { follow } from './authors.mutations';
import { followedQuery } from './authors.queries';

interface FollowButtonProps {
  slug: string;
  name: string;
  /** Path of the page, to return to after a sign-in. */
  page: string;
}

/** Follows an author; a guest signs in first. */
export const FollowButton = ({ slug, name, page }: FollowButtonProps) => {
  const t = useMessages();
  const href = useHref();
  const user = useStore($user, { ssr: 'initial' });
  const { data } = useQuery(followedQuery(user?.id));
  const { mutate, isPending } = useMutation(follow(slug));
  const isFollowed = data?.slugs.includes(slug) ?? false;
  const label = t('authors.followName', { name });
  if (!user)
    return (
      <ButtonLink kind="secondary" size="sm" icon={<BellIcon />} href={href(signInPath(page))} aria-label={label}>
        {t('authors.follow')}
      </ButtonLink>
    );
  return (
    <Button
      kind="secondary"
      size="sm"
      icon={isFollowed ? <CheckIcon /> : <BellIcon />}
      aria-pressed={isFollowed}
      aria-label={label}
      busy={isPending}
      onClick={() => mutate(!isFollowed)}
    >
      {t(isFollowed ? 'authors.followed' : 'authors.follow')}
    </Button>
  );
};
