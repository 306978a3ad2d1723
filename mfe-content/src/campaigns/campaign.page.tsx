import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '@ortoo/contracts';
import { localizePath } from '@ortoo/i18n';
import { definePage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { ShownIn } from '@ortoo/remote/shown-in';
import { ArticleSkeleton, Breadcrumbs, ButtonLink, Container, InlineNotice, Picture } from '@ortoo/ui';
import { CheckSection } from '../parts/draws/check-section';
import { Jackpot } from '../parts/draws/jackpot';
import { Prizes } from '../parts/draws/prizes';
import { WheelGame } from '../parts/draws/wheel-game';
import { articleStyle } from '../parts/article-style';
import { CampaignPeriod } from '../parts/campaign-period';
import { Terms } from '../parts/terms';
import { DocumentBody } from '../parts/reading/document-body';
import { CampaignCode } from './campaign-code';
import { campaignData } from './campaign-data.rules';
import { CampaignProducts } from './campaign-products';
import { campaignQuery } from '../parts/campaigns.queries';

const slugOf = (params: PageProps['params']) => params['slug'] ?? '';

/** What a visitor does here: buys, turns the wheel or takes an entry. */
const Play = ({ campaign }: { campaign: Campaign }) => {
  const { kind } = campaign;
  if (kind === 'offer')
    return (
      <div className="wide">
        <CampaignProducts campaign={campaign} />
      </div>
    );
  return (
    <>
      {kind === 'wheel' ? (
        <WheelGame campaign={campaign} path={`/promotions/${campaign.slug}`} />
      ) : (
        <Jackpot campaign={campaign} />
      )}
      <Prizes campaign={campaign} />
    </>
  );
};

const Ended = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <InlineNotice
      action={
        <ButtonLink kind="quiet" size="sm" href={href('/promotions')}>
          {t('campaigns.others')}
        </ButtonLink>
      }
    >
      {t('campaigns.ending')}
    </InlineNotice>
  );
};

const CampaignPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const { data: campaign } = useQuery(campaignQuery(slugOf(params)));
  if (!campaign) return <ArticleSkeleton label={t('state.loading')} />;
  const { state, title, summary, image, image_alt: alt, code, body } = campaign;
  const lang = langOf(campaign);
  return (
    <Container css={style}>
      <article css={articleStyle}>
        <Breadcrumbs
          label={t('nav.breadcrumbs')}
          crumbs={[
            { label: t('nav.products'), href: href('/products') },
            { label: t('campaigns.title'), href: href('/promotions') },
            { label: title },
          ]}
        />
        <ShownIn texts={[campaign]} />
        <h1 lang={lang}>{title}</h1>
        <p className="summary" lang={lang}>
          {summary}
        </p>
        <CampaignPeriod campaign={campaign} />
        {state === 'ended' && <Ended />}
        <Picture src={image} alt={alt} ratio={16 / 9} eager sizes="(min-width: 992px) 44rem, 100vw" />
        {code && state === 'running' && <CampaignCode code={code} />}
        <DocumentBody document={body} lang={lang} />
      </article>
      <Play campaign={campaign} />
      <Terms terms={campaign.terms} lang={lang} />
      {campaign.kind !== 'offer' && <CheckSection campaign={campaign} />}
    </Container>
  );
};

export const page = definePage({
  load: ({ params, queryClient }) => queryClient.ensureQueryData(campaignQuery(slugOf(params))),
  head: ({ params, queryClient, siteData, locale, t }) => {
    const campaign = queryClient.getQueryData(campaignQuery(slugOf(params)).queryKey);
    if (!campaign) return { title: t('campaigns.title') };
    const path = `/promotions/${campaign.slug}`;
    return {
      title: campaign.title,
      description: campaign.summary,
      image: campaign.image,
      canonical: path,
      jsonLd: campaignData(campaign, { name: siteData.configs.name, url: localizePath(path, locale) }),
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('campaigns.title'), path: '/promotions' },
        { label: campaign.title, path },
      ],
    };
  },
  Page: CampaignPage,
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-1) var(--space-4);
  > :not(.wide) {
    width: min(44rem, 100%);
    margin-inline: auto;
  }
  > article > img {
    width: 100%;
    margin-block: var(--space-1);
    border-radius: var(--radius-xl);
  }
`;
