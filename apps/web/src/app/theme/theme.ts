import {
  createTheme,
  type BadgeProps,
  type CardProps,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type DrawerProps,
  type MenuProps,
  type ModalProps,
  type NotificationProps,
  type PaperProps,
  type PasswordInputProps,
  type SelectProps,
  type SkeletonProps,
  type TextareaProps,
  type TextInputProps,
  type TooltipProps,
} from "@mantine/core"
import type { MouseEvent } from "react"
import { filterOptions } from "../../ui/inputs/filter-options.ts"

const text = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"
/** Used for page titles and the greeting only. */
const display = "Fraunces, Georgia, 'Times New Roman', serif"

const hearth: MantineColorsTuple = [
  "#effaf7",
  "#d5f0e9",
  "#abe1d4",
  "#78ccba",
  "#48b09d",
  "#219283",
  "#0f766e",
  "#0d5f59",
  "#0c4b47",
  "#083431",
]
const amber: MantineColorsTuple = [
  "#fff8eb",
  "#fdecc8",
  "#fad78e",
  "#f6be54",
  "#f0a52b",
  "#d98812",
  "#a8630a",
  "#875008",
  "#683e09",
  "#462a07",
]
const red: MantineColorsTuple = [
  "#fdf3f2",
  "#fbe3e1",
  "#f6c5c1",
  "#ee9c96",
  "#e97f77",
  "#d94f45",
  "#c0322b",
  "#a32822",
  "#84211c",
  "#5e1613",
]
const green: MantineColorsTuple = [
  "#f0f9f1",
  "#dcf1df",
  "#b9e2c0",
  "#8ecd9a",
  "#64b878",
  "#3d9852",
  "#2c7d40",
  "#236434",
  "#1c4f2a",
  "#13381d",
]
const blue: MantineColorsTuple = [
  "#f0f6fc",
  "#dcebf8",
  "#b8d6f1",
  "#8abae6",
  "#619fdb",
  "#357bc2",
  "#2563a6",
  "#1f5089",
  "#1a406d",
  "#122b4a",
]
const violet: MantineColorsTuple = [
  "#f6f3fc",
  "#eae3f8",
  "#d3c5f0",
  "#b6a0e5",
  "#a286dd",
  "#7d59c5",
  "#6743ad",
  "#54368d",
  "#422b6e",
  "#2d1d4b",
]
const slate: MantineColorsTuple = [
  "#f4f6f8",
  "#e6eaef",
  "#cdd5de",
  "#acb9c6",
  "#92a1b1",
  "#66788b",
  "#4d5e70",
  "#3e4c5b",
  "#303b47",
  "#1f2730",
]
// Slightly warm neutrals.
const gray: MantineColorsTuple = [
  "#faf9f6",
  "#f4f2ed",
  "#ebe8e1",
  "#dedad1",
  "#cbc6bb",
  "#a39d92",
  "#6b655c",
  "#524d46",
  "#383430",
  "#211e1b",
]
const dark: MantineColorsTuple = [
  "#e6e2db",
  "#c6c1b8",
  "#a8a299",
  "#7f7970",
  "#494540",
  "#3a3733",
  "#2b2926",
  "#21201d",
  "#191816",
  "#11100f",
]

/** The colors of states. A screen names the state, so that its color is chosen only here. */
const states = { overdue: red, absent: red, error: red }

// Mantine renders a dialog's header as <header>, which a screen reader would announce as a second page header.
const dialogAttributes = { header: { role: "presentation" } }

const field = { size: "md", radius: "md" } as const

/** Does the same as `Component.extend`, without loading the component's code on the sign-in page. */
function defaults<Props>(defaultProps: Partial<Props>) {
  return { defaultProps }
}

/** The theme of the whole app: colors, typography, shape and motion. */
export const theme = createTheme({
  colors: { hearth, amber, red, green, blue, violet, slate, gray, dark, ...states },
  primaryColor: "hearth",
  primaryShade: 6,
  black: "#211e1b",
  fontFamily: text,
  headings: { fontFamily: text, fontWeight: "650" },
  defaultRadius: "md",
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "24px" },
  shadows: {
    sm: "0 1px 2px rgb(33 30 27 / 5%), 0 4px 16px rgb(33 30 27 / 5%)",
    md: "0 2px 4px rgb(33 30 27 / 8%), 0 8px 28px rgb(33 30 27 / 14%)",
  },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Badge: defaults<BadgeProps>({ tt: "none", fw: 600 }),
    Card: defaults<CardProps>({
      withBorder: true,
      shadow: "sm",
      padding: "md",
      radius: "md",
      bg: "var(--mantine-color-body)",
    }),
    Drawer: defaults<DrawerProps>({ transitionProps: { duration: 150 }, attributes: dialogAttributes }),
    // Focuses the first item. Mantine's placeholder before it is not allowed in a menu (ARIA required children).
    Menu: defaults<MenuProps>({ shadow: "md", transitionProps: { duration: 150 }, withInitialFocusPlaceholder: false }),
    Modal: {
      ...defaults<ModalProps>({
        centered: true,
        radius: "lg",
        padding: "lg",
        transitionProps: { duration: 150, transition: "fade-up" },
        overlayProps: { backgroundOpacity: 0.45, blur: 2 },
        attributes: dialogAttributes,
      }),
      styles: { title: { fontSize: "20px", fontWeight: 650 } },
    },
    Notification: defaults<NotificationProps>({
      radius: "md",
      withBorder: true,
      closeButtonProps: { "aria-label": "Close" },
    }),
    Paper: defaults<PaperProps>({ radius: "md" }),
    PasswordInput: defaults<PasswordInputProps>(field),
    Select: {
      // The list scrolls by itself, because the keyboard could not scroll a scroll area around it.
      ...defaults<SelectProps>({
        ...field,
        checkIconPosition: "right",
        comboboxProps: { shadow: "md" },
        withScrollArea: false,
        filter: filterOptions,
        onClick: selectText,
      }),
      // Low enough that on a low viewport, as at 400 % zoom, the list and its field are visible together.
      styles: { options: { maxHeight: "min(220px, 45dvh)", overflowY: "auto" } },
    },
    Skeleton: defaults<SkeletonProps>({ radius: "md" }),
    Textarea: defaults<TextareaProps>({ ...field, autosize: true, minRows: 2 }),
    TextInput: defaults<TextInputProps>(field),
    Tooltip: defaults<TooltipProps>({ openDelay: 300, transitionProps: { duration: 150 } }),
  },
})

/** Selects the text of a clicked field, so that typing replaces it. */
function selectText({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (!currentTarget.readOnly) currentTarget.select()
}

/** The semantic colors, for badges, tinted buttons and messages. */
export const badgeColors = [
  "hearth",
  "amber",
  "red",
  "green",
  "blue",
  "violet",
  "slate",
  "overdue",
  "absent",
  "error",
] as const

/** Returns the dark mode background of badges. Mantine's own is darker than the card. */
function darkBadgeBackground(color: string): [string, string][] {
  return [
    [`--mantine-color-${color}-light`, `var(--mantine-color-${color}-8)`],
    [`--mantine-color-${color}-light-hover`, `var(--mantine-color-${color}-7)`],
  ]
}

/** Replaces colors that Mantine derives with too little contrast (WCAG requires 4.5:1), and adds the surfaces behind cards. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { "--hb-display": display },
  light: {
    "--hb-canvas": "var(--mantine-color-gray-0)",
    "--hb-line": "var(--mantine-color-gray-2)",
    "--mantine-color-default-border": "var(--mantine-color-gray-4)",
    "--mantine-color-dimmed": "var(--mantine-color-gray-6)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-6)",
    "--mantine-color-error": "var(--mantine-color-error-6)",
  },
  dark: {
    ...Object.fromEntries(badgeColors.flatMap(darkBadgeBackground)),
    "--hb-canvas": "var(--mantine-color-dark-8)",
    "--hb-line": "var(--mantine-color-dark-5)",
    "--mantine-color-default-border": "var(--mantine-color-dark-4)",
    "--mantine-color-dimmed": "var(--mantine-color-dark-2)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-2)",
    "--mantine-color-error": "var(--mantine-color-error-3)",
  },
})
