import { useHref } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';

interface LinkNoticeProps {
  /** Path without the locale prefix. */
  to: string;
  label: string;
  children: string;
}

/** A warning with the link to the page that solves it. */
export const LinkNotice = ({ to, label, children }: LinkNoticeProps) => {
  const href = useHref();
  const action = (
    <ButtonLink kind="secondary" href={href(to)}>
      {label}
    </ButtonLink>
  );
  return (
    <InlineNotice tone="warn" action={action}>
      {children}
    </InlineNotice>
  );
};
