import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useHref, useLocation, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Container, Split, Stack } from '@ortoo/ui';
import { BackLink } from './back-link';
import { type Place, placeGroups } from './places';

const home = '/profile';

const PlaceLink = ({ place: { path, title, icon }, isCurrent }: { place: Place; isCurrent: boolean }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <li>
      <a href={href(path)} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        {t(title)}
      </a>
    </li>
  );
};

/** Links to every page of the account, in groups. */
export const PlaceList = () => {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <nav css={navigation} aria-label={t('nav.profile')}>
      {placeGroups.map(({ title, places }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {places.map(place => (
              <PlaceLink key={place.path} place={place} isCurrent={pathname === place.path} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

interface AccountFrameProps {
  title: string;
  /** One sentence below the title. */
  text?: ReactNode;
  /** At the end of the title's line. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the account: on desktop beside the links to the others, on a phone below a link back to the overview. A
 * guest's page has neither.
 */
export const AccountFrame = ({ title, text, tools, children }: AccountFrameProps) => {
  const t = useMessages();
  const { pathname } = useLocation();
  const user = useStore($user, { ssr: 'initial' });
  const page = (
    <Stack gap={3}>
      <header css={heading}>
        {user && pathname !== home && (
          <BackLink to={home} className="back">
            {t('nav.profile')}
          </BackLink>
        )}
        <div>
          <h1>{title}</h1>
          {tools}
        </div>
        {text && <p>{text}</p>}
      </header>
      {children}
    </Stack>
  );
  return (
    <Container className="airy">
      {user ? <Split side="start" phone="hidden" aside={<PlaceList />} main={page} /> : page}
    </Container>
  );
};

const navigation = css`
  display: grid;
  gap: var(--space-3);
  h2 {
    margin-bottom: var(--space-1);
    padding-inline: var(--space-1-5);
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: var(--target);
    padding-inline: var(--space-1-5);
    border-radius: var(--radius);
    font-weight: 550;
  }
  a[aria-current] {
    background: var(--sand);
    color: var(--action);
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--action);
  }
  @media (hover: hover) {
    a:hover {
      background: var(--sand);
    }
  }
`;

const heading = css`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1-5);
  }
  > p {
    margin-top: 0.25rem;
    color: var(--ink-soft);
  }
  @media (min-width: 992px) {
    .back {
      display: none;
    }
  }
`;
