import { css } from '@emotion/react';
import type { User } from '@ortoo/contracts';
import { Picture } from '@ortoo/ui';

const initialsOf = ({ firstname, lastname }: User): string =>
  [firstname, lastname].map(name => [...name][0] ?? '').join('');

/** The user's picture, or initials. Decorative: the name stands beside it. */
export const Avatar = ({ user }: { user: User }) => (
  <span css={style} aria-hidden="true">
    {user.avatar ? <Picture src={user.avatar} alt="" sizes="80px" maxWidth={320} /> : initialsOf(user)}
  </span>
);

const style = css`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: 5rem;
  height: 5rem;
  border-radius: 50%;
  background: var(--sand-deep);
  color: var(--ink-soft);
  font-size: var(--text-xl);
  font-weight: 620;
  text-transform: uppercase;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
