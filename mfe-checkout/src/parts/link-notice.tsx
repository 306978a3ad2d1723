import { useHref } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';

interface LinkNoticeProps {
  /** Path without the locale prefix. */
  to: string;
  label: string;
  children: string;
  /** Announces the notice when it appears after an action of the visitor. */
  announce?: boolean;
}

/** A warning with the link to the page that solves it. */
export const LinkNotice = ({ to, label, children, announce }: LinkNoticeProps) => {
  const href = useHref();
  const action = (
    <ButtonLink kind="secondary" href={href(to)}>
      {label}
    </ButtonLink>
  );
  return (
    <InlineNotice tone="warn" action={action} announce={announce}>
      {children}
    </InlineNotice>
  );
};
