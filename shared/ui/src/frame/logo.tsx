import { css } from '@emotion/react';

export type LogoProps = {
  name: string;
  href?: string;
  inverse?: boolean;
};

/** The example site's mark, the crown of a ger seen from inside, with its name. */
export function Logo({ name, href, inverse }: LogoProps) {
  const Tag = href ? 'a' : 'span';
  return (
    <Tag css={style} href={href} data-inverse={inverse || undefined}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill="var(--mark)" />
        <g fill="none" stroke="var(--on-mark)" strokeLinecap="round">
          <circle cx="20" cy="20" r="11.25" strokeWidth="2.75" />
          <path d="M20 8.75v22.5M8.75 20h22.5" strokeWidth="2" />
          <path
            d="M20 2.8v2.6M20 34.6v2.6M2.8 20h2.6M34.6 20h2.6M7.85 7.85l1.85 1.85M30.3 30.3l1.85 1.85M32.15 7.85 30.3 9.7M9.7 30.3l-1.85 1.85"
            strokeWidth="2"
          />
        </g>
        <circle cx="20" cy="20" r="3.5" fill="var(--gold)" />
      </svg>
      <span>{name}</span>
    </Tag>
  );
}

const style = css`
  --mark: var(--action);
  --on-mark: var(--on-action);
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: var(--target);
  color: var(--ink);
  font-family: var(--font-display);
  font-size: 1.4375rem;
  font-weight: 680;
  letter-spacing: -0.035em;
  line-height: 1;
  &[data-inverse] {
    --mark: var(--on-night);
    --on-mark: var(--night);
    color: var(--on-night);
  }
  svg {
    flex: none;
    width: 2.125rem;
    height: 2.125rem;
  }
`;
