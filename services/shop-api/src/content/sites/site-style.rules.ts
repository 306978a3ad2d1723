import type { SiteStyle, SiteTheme } from '@ortoo/contracts';
import type { Site } from '../site-shapes';

const radii: Record<SiteTheme['radius'], readonly string[]> = {
  sharp: ['2px', '4px', '4px', '4px'],
  soft: ['8px', '12px', '16px', '24px'],
  round: ['12px', '18px', '24px', '32px'],
};

const radiusNames = ['radius-sm', 'radius', 'radius-lg', 'radius-xl'];

const stacks: Record<SiteTheme['font'], string> = {
  onest: "Onest,'Onest Arial','Onest Roboto','PingFang SC','Noto Sans SC','Microsoft YaHei',system-ui,sans-serif",
  serif: "Georgia,'Noto Serif','Liberation Serif','Songti SC','Noto Serif SC',serif",
  system: "system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Noto Sans SC',sans-serif",
};

const fontsOf = ({ font, font_display: display }: SiteTheme): Record<string, string> => ({
  ...(font !== 'onest' && { font: stacks[font] }),
  ...(display !== font && { 'font-display': stacks[display] }),
});

/** What a site's theme changes of its base: values of tokens by name. */
export const styleOf = ({ theme, favicon }: Pick<Site, 'theme' | 'favicon'>): SiteStyle => ({
  light: theme.light,
  dark: theme.dark,
  measures: {
    ...Object.fromEntries(radiusNames.map((name, at) => [name, radii[theme.radius][at] ?? ''])),
    ...fontsOf(theme),
  },
  favicon,
});
