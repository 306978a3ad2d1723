import { css } from '@emotion/react';
import { useHref, useMessages, useSite } from '@ortoo/remote';
import { ArrowRightIcon, Picture } from '@ortoo/ui';

const sizes = '(min-width: 1280px) 240px, (min-width: 768px) 19vw, 46vw';

/** The shop's departments as pictures. */
export const CategoryTiles = () => {
  const t = useMessages();
  const href = useHref();
  const { menus, taxons } = useSite();
  const pictureOf = (url: string | null) => taxons.find(taxon => `/t/${taxon.permalink}` === url)?.image;
  return (
    <nav aria-label={t('nav.categories')}>
      <ul css={style}>
        {menus.main.map(menu => {
          const picture = pictureOf(menu.url);
          return (
            <li key={menu.title}>
              <a href={href(menu.url ?? '/products')}>
                {picture && <Picture src={picture} alt="" ratio={4 / 3} sizes={sizes} maxWidth={640} />}
                <span>
                  {menu.title}
                  <ArrowRightIcon aria-hidden="true" />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(0.75rem, 2vw, 1.25rem);
  li {
    min-width: 0;
  }
  a {
    display: block;
    overflow: hidden;
    border-radius: var(--radius-lg);
    background: var(--surface);
    box-shadow: var(--shadow-1);
    transition: box-shadow var(--calm) var(--ease);
  }
  img {
    aspect-ratio: 4 / 3;
    transition: transform 600ms var(--ease);
  }
  span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-height: var(--target);
    padding: 0.5rem 1rem;
    font-weight: 600;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: var(--action);
    transition: transform var(--quick) var(--ease);
  }
  a:hover {
    box-shadow: var(--shadow-2);
  }
  a:hover img {
    transform: scale(1.04);
  }
  a:hover svg {
    transform: translateX(3px);
  }
  @media (max-width: 767.98px) {
    li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
    li:last-of-type:nth-of-type(odd) img {
      aspect-ratio: 8 / 3;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
