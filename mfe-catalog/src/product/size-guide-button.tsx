import { css } from '@emotion/react';
import { lazyPart, useLateDialog, useMessages } from '@ortoo/remote';
import { InfoIcon } from '@ortoo/ui';

const SizeGuide = lazyPart(async () => (await import(/* webpackChunkName: "size-guide" */ './size-guide')).SizeGuide, {
  when: 'use',
});

/** Link to the size guide, next to the sizes. */
export const SizeGuideButton = ({ code }: { code: string }) => {
  const t = useMessages();
  const { isRequested, button, dialog } = useLateDialog();
  return (
    <>
      <button type="button" css={style} {...button}>
        <InfoIcon aria-hidden="true" />
        {t('product.sizes.title')}
      </button>
      {isRequested && <SizeGuide code={code} {...dialog} />}
    </>
  );
};

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--action);
  font-size: var(--text-sm);
  font-weight: 550;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
