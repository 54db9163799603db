import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import { tokens } from '@ministry/ui';
import type { Palette } from './palette.ts';

interface Spacing {
  /** Pixels; the height of a control. */
  control: number;
  /** Pixels above and below the text of a cell. */
  cell: number;
}

/** Ant Design theme in the ministry's colours; `isDark` chooses how the shades in between are derived. */
export function antdTheme(palette: Palette, isDark: boolean, { control, cell }: Spacing): ThemeConfig {
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      // Dialogs open without animation: a click during the animation was lost, because the buttons were still moving.
      motion: false,
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      ...(palette.primaryHover
        ? { colorPrimaryHover: palette.primaryHover, colorLinkHover: palette.primaryHover }
        : {}),
      colorSuccess: palette.ok,
      colorWarning: palette.warn,
      colorError: palette.error,
      colorText: palette.text,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      colorTextDisabled: palette.field,
      colorTextLightSolid: palette.onPrimary,
      // The shades that Ant Design derives from these dark colours are muddy, so they are set here.
      colorPrimaryBg: palette.chosen,
      colorPrimaryBgHover: palette.chosen,
      colorInfoBg: palette.band,
      colorInfoBorder: palette.line,
      colorSuccessBg: palette.okGround,
      colorSuccessBorder: palette.ok,
      colorWarningBg: palette.warnGround,
      colorWarningBorder: palette.warn,
      colorErrorBg: palette.errorGround,
      colorErrorBorder: palette.error,
      controlItemBgHover: palette.band,
      controlItemBgActive: palette.chosen,
      controlItemBgActiveHover: palette.chosen,
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBorder: palette.field,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      borderRadius: tokens.radius,
      borderRadiusLG: tokens.radius,
      fontSize: 15,
      controlHeight: control,
      controlHeightSM: Math.min(control - 4, 32),
      fontFamily: tokens.font.text,
      boxShadow: 'none',
      boxShadowTertiary: 'none',
    },
    components: componentTokens(palette, cell),
  };
}

const componentTokens = (palette: Palette, cell: number): NonNullable<ThemeConfig['components']> => ({
  Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
  Table: {
    headerBg: palette.band,
    headerColor: palette.text,
    headerSplitColor: 'transparent',
    rowHoverBg: palette.page,
    rowSelectedBg: palette.chosen,
    rowSelectedHoverBg: palette.chosen,
    cellPaddingBlock: cell,
    cellPaddingInline: 12,
    cellFontSize: 14,
  },
  Alert: { withDescriptionPadding: '14px 16px', withDescriptionIconSize: 20, fontSizeLG: 16 },
  Modal: { titleFontSize: 19 },
  Segmented: { trackBg: palette.band, itemSelectedBg: palette.primary, itemSelectedColor: palette.onPrimary },
  // The form itself spaces its fields.
  Form: { itemMarginBottom: 0, verticalLabelPadding: '0 0 6px', labelColor: palette.text },
});
