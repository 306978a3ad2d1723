import { useQuery } from '@tanstack/react-query';
import { failedPage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { ButtonLink, ErrorPanel, EyeIcon, FormSkeleton, TextLink } from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { SiteEditor } from './site-editor';
import { siteQuery } from './sites.queries';

const SitePage = ({ params: { code = '' } }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const query = useQuery(siteQuery(code));
  const { data: site } = query;
  return (
    <Workplace
      title={site?.name ?? t('sites.one')}
      text={<TextLink href={href('/backoffice/sites')}>{t('sites.title')}</TextLink>}
      actions={
        site && (
          <ButtonLink kind="secondary" size="sm" href={site.origin} target="_blank" icon={<EyeIcon />}>
            {t('sites.open')}
          </ButtonLink>
        )
      }
    >
      {query.isError && !site && <ErrorPanel {...failedPage(t, query)} />}
      {query.isPending && <FormSkeleton label={t('state.loading')} fields={8} />}
      {site && <SiteEditor key={site.code} site={site} />}
    </Workplace>
  );
};

export const page = defineStaffPage('sites.one', SitePage);
