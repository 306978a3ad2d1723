import { css } from '@emotion/react';
import { useHref, useMessages, useSite, type Breadcrumb } from '@ortoo/remote';
import { Breadcrumbs } from '@ortoo/ui';
import { homePath } from './paths';

interface PageHeadingProps {
  title: string;
  text: string;
  /** Between the brand's first page and this one. */
  trail?: readonly Breadcrumb[];
}

/** The way to a page, its title and what it is about. */
export const PageHeading = ({ title, text, trail = [] }: PageHeadingProps) => {
  const t = useMessages();
  const href = useHref();
  const home = { label: t('brand'), path: homePath(useSite().configs.code) };
  const crumbs = [home, ...trail].map(({ label, path }) => ({ label, href: href(path) }));
  return (
    <header css={style}>
      <Breadcrumbs label={t('nav.breadcrumbs')} crumbs={[...crumbs, { label: title }]} />
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2) clamp(2rem, 5vw, 4rem);
  h1 {
    margin-top: clamp(0.5rem, 3vw, 2.5rem);
    /* Long words of Russian titles fit into a phone. */
    font-size: min(var(--text-4xl), 10.5vw);
    line-height: 1.02;
  }
  > p {
    max-width: 44rem;
    color: var(--ink-soft);
    font-size: var(--text-xl);
    line-height: 1.5;
  }
`;
