import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useHref, useMessages, useSite } from '@ortoo/remote';
import { $compared, $wishedIds, showToast, toggleCompare, toggleWish } from '@ortoo/stores';
import { Button, ButtonLink, CompareIcon, HeartIcon, PackageIcon, ShareIcon } from '@ortoo/ui';
import { $package, choosePackageVariant, setPackageProduct } from '../parts/package.store';

interface ProductToolsProps {
  name: string;
  slug: string;
  /** The variant that the wish button adds. */
  variantId: number;
  /** The variant of a complete selection, which the package keeps. */
  chosenId: number | undefined;
  /** It can be part of a package. */
  packable: boolean;
}

/** Shares the page's address in the system's dialog, else by the clipboard. A dismissed dialog is no failure. */
const share = async (name: string, copied: string) => {
  const { URL: address } = document;
  try {
    if ('share' in navigator) await navigator.share({ title: name, url: address });
    else {
      await (navigator as Navigator).clipboard.writeText(address);
      showToast({ tone: 'success', text: copied });
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showToast({ tone: 'warning', key: 'errors.title' });
  }
};

/** Wish, compare, package, share. */
export const ProductTools = ({ name, slug, variantId, chosenId, packable }: ProductToolsProps) => {
  const t = useMessages();
  const { wishes = true, compare = true } = useSite().configs.features;
  const wished = useStore($wishedIds, { ssr: 'initial' }).includes(variantId);
  const compared = useStore($compared, { ssr: 'initial' }).includes(slug);
  const isPacked = useStore($package, { ssr: 'initial' }).some(product => product.slug === slug);
  const href = useHref();
  const addToPackage = () => {
    setPackageProduct(slug);
    if (chosenId !== undefined) choosePackageVariant(slug, chosenId);
  };
  const toggle = (tool: 'wish' | 'compare', icon: ReactNode, pressed: boolean, onClick: () => void) => (
    <Button kind="quiet" size="sm" data-tool={tool} icon={icon} aria-pressed={pressed} onClick={onClick}>
      {t(`actions.${tool}`)}
    </Button>
  );
  return (
    <div css={style}>
      {wishes && toggle('wish', <HeartIcon />, wished, () => toggleWish(variantId))}
      {compare && toggle('compare', <CompareIcon />, compared, () => void toggleCompare(slug))}
      {packable && isPacked && (
        <ButtonLink kind="quiet" size="sm" icon={<PackageIcon />} href={href('/package')}>
          {t('package.view')}
        </ButtonLink>
      )}
      {packable && !isPacked && (
        <Button kind="quiet" size="sm" icon={<PackageIcon />} onClick={addToPackage}>
          {t('package.add')}
        </Button>
      )}
      <Button kind="quiet" size="sm" icon={<ShareIcon />} onClick={() => void share(name, t('product.copied'))}>
        {t('actions.share')}
      </Button>
    </div>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-inline: -0.875rem;
  /* Two rows of two: the fourth would be alone in the second. */
  &:has(> :nth-child(4)) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, max-content));
    justify-items: start;
  }
  [aria-pressed='true'][data-tool='wish'] svg {
    color: var(--bad);
    fill: currentColor;
  }
  [aria-pressed='true'][data-tool='compare'] {
    background: var(--action-wash);
  }
`;
