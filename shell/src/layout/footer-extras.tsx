import { css } from '@emotion/react';
import { useMessages, useSite, useTextsAtOnce } from '@ortoo/remote';
import { PaymentMarks } from '@ortoo/ui';
import { Newsletter } from './newsletter';

/** The newsletter, where the site has one, ways to pay, and the site's pages at other services. */
export const FooterExtras = () => {
  useTextsAtOnce();
  const t = useMessages();
  const { features, payment_marks: marks, social } = useSite().configs;
  return (
    <div css={style}>
      {features['newsletter'] && <Newsletter />}
      <div className="marks">
        <PaymentMarks
          label={t('footer.payments')}
          marks={marks.map(mark => ({ mark, name: t(`footer.payment.${mark}`) }))}
        />
        {social.length > 0 && (
          <ul aria-label={t('footer.social')}>
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-3);
  .marks {
    justify-content: space-between;
  }
  .marks,
  .marks > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1-5) var(--space-3);
    color: var(--on-night-soft);
    font-size: var(--text-sm);
  }
`;
