import { css } from '@emotion/react';
import { useHref, useMessages } from '@ortoo/remote';
import { Chip } from '@ortoo/ui';

export interface TaxonLinksProps {
  /** Of the parent category. */
  name: string;
  taxons: readonly { permalink: string; name: string }[];
}

/** Links to subcategories. */
export const TaxonLinks = ({ name, taxons }: TaxonLinksProps) => {
  const t = useMessages();
  const href = useHref();
  return (
    <nav css={style} aria-label={t('listing.inside', { name })}>
      {taxons.map(taxon => (
        <Chip key={taxon.permalink} href={href(`/t/${taxon.permalink}`)}>
          {taxon.name}
        </Chip>
      ))}
    </nav>
  );
};

const style = css`
  display: flex;
  gap: 0.5rem;
  overflow-x: auto;
  margin: 0 calc(-1 * var(--gutter)) var(--space-3);
  padding: 3px var(--gutter);
  scrollbar-width: none;
`;
