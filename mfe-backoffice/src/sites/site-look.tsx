import { css } from '@emotion/react';
import {
  contrastOf,
  minContrast,
  textPairs,
  type SiteTheme,
  type ThemeColour,
  themeColours,
  type ThemePalette,
} from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Select, StatusPill, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { errorProps } from './site-fields';
import type { SiteForm } from './use-site-form';

type Scheme = 'light' | 'dark';

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

const Sample = ({ palette }: { palette: ThemePalette }) => {
  const t = useMessages();
  return (
    <div className="sample" aria-hidden="true" style={{ background: palette.ground, color: palette.ink }}>
      <div style={{ background: palette.surface }}>
        <strong>{t('sites.sample.title')}</strong>
        <p style={{ color: palette['ink-soft'] }}>{t('sites.sample.text')}</p>
        <span className="link" style={{ color: palette.action }}>
          {t('sites.sample.link')}
        </span>
        <span className="button" style={{ background: palette.action, color: palette['on-action'] }}>
          {t('sites.sample.button')}
        </span>
      </div>
      <p className="foot" style={{ background: palette.night, color: palette['on-night'] }}>
        {t('sites.sample.footer')}
      </p>
    </div>
  );
};

/** Ratio of each text with its backgrounds, as the server checks them. */
const Ratios = ({ palette, name }: { palette: ThemePalette; name: ThemeColour }) => {
  const t = useMessages();
  const locale = useLocale();
  const grounds = textPairs.filter(([text]) => text === name).map(([, ground]) => ground);
  if (grounds.length === 0 || !isColour(palette[name])) return null;
  return (
    <ul className="ratios" aria-label={t('sites.contrastOf', { name: t(`sites.colours.${name}`) })}>
      {grounds
        .filter(ground => isColour(palette[ground]))
        .map(ground => {
          const ratio = Math.floor(contrastOf(palette[name], palette[ground]) * 100) / 100;
          return (
            <li key={ground}>
              <StatusPill tone={ratio < minContrast ? 'bad' : 'good'}>
                {t('sites.ratio', { ground: t(`sites.colours.${ground}`), ratio: formatNumber(ratio, locale, 2) })}
              </StatusPill>
            </li>
          );
        })}
    </ul>
  );
};

const PaletteFields = ({ form, scheme }: { form: SiteForm; scheme: Scheme }) => {
  const t = useMessages();
  const { theme } = form.config;
  const palette = theme[scheme];
  const change = (name: ThemeColour, colour: string) =>
    form.set({ theme: { ...theme, [scheme]: { ...palette, [name]: colour.trim().toLowerCase() } } });
  return (
    <FormSection title={t(`sites.schemes.${scheme}`)} text={t('sites.coloursText')}>
      <Sample palette={palette} />
      <div className="pair">
        {themeColours.map(name => {
          const label = t(`sites.colours.${name}`);
          return (
            <div key={name} css={colourStyle}>
              <div className="line">
                <input
                  type="color"
                  aria-label={t('sites.chooseColour', { name: label })}
                  value={isColour(palette[name]) ? palette[name] : '#000000'}
                  onChange={event => change(name, event.target.value)}
                />
                <TextField
                  label={label}
                  {...errorProps(form, `theme.${scheme}.${name}`)}
                  value={palette[name]}
                  maxLength={7}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={event => change(name, event.target.value)}
                />
              </div>
              <Ratios {...{ palette, name }} />
            </div>
          );
        })}
      </div>
    </FormSection>
  );
};

/** Colours with their contrast, corners and fonts. */
export const SiteLook = ({ form }: { form: SiteForm }) => {
  const t = useMessages();
  const { theme } = form.config;
  const change = (part: Partial<SiteTheme>) => form.set({ theme: { ...theme, ...part } });
  const fonts = (['onest', 'serif', 'system'] as const).map(value => ({ value, label: t(`sites.fonts.${value}`) }));
  const fontOf = (value: string): SiteTheme['font'] => fonts.find(font => font.value === value)?.value ?? 'onest';
  return (
    <div css={lookStyle}>
      <FormSection title={t('sites.shapes')}>
        <div className="pair">
          <Select
            label={t('sites.base')}
            hint={t('sites.baseHint')}
            value={theme.base}
            onChange={event => change({ base: event.target.value === 'munkh-tsas' ? 'munkh-tsas' : 'ortoo' })}
            options={(['ortoo', 'munkh-tsas'] as const).map(value => ({ value, label: t(`sites.bases.${value}`) }))}
          />
          <Select
            label={t('sites.radius')}
            value={theme.radius}
            onChange={({ target: { value } }) =>
              change({ radius: value === 'sharp' || value === 'round' ? value : 'soft' })
            }
            options={(['sharp', 'soft', 'round'] as const).map(value => ({ value, label: t(`sites.radii.${value}`) }))}
          />
          <Select
            label={t('sites.fontDisplay')}
            value={theme.font_display}
            onChange={event => change({ font_display: fontOf(event.target.value) })}
            options={fonts}
          />
          <Select
            label={t('sites.font')}
            value={theme.font}
            onChange={event => change({ font: fontOf(event.target.value) })}
            options={fonts}
          />
        </div>
      </FormSection>
      <PaletteFields form={form} scheme="light" />
      <PaletteFields form={form} scheme="dark" />
    </div>
  );
};

const colourStyle = css`
  display: grid;
  align-content: start;
  gap: 0.5rem;
  .line {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: end;
    gap: 0.5rem;
  }
  input[type='color'] {
    width: var(--target);
    height: var(--target);
    padding: 0.1875rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-sm);
    background: var(--surface);
  }
  .line:has([aria-invalid]) input[type='color'] {
    align-self: start;
    margin-top: 1.625rem;
  }
`;

const lookStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  .ratios {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sample {
    padding: var(--space-2) var(--space-2) 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .sample > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    padding: var(--space-2);
    border-radius: var(--radius-sm);
  }
  .sample .link {
    text-decoration: underline;
  }
  .sample .button {
    padding: 0.5rem 1rem;
    border-radius: var(--radius-sm);
    font-weight: 600;
  }
  .sample .foot {
    margin: var(--space-2) calc(-1 * var(--space-2)) 0;
    padding: 0.75rem var(--space-2);
    border-radius: 0 0 var(--radius) var(--radius);
  }
`;
