export default {
  plugins: {
    "postcss-preset-mantine": {},
    "postcss-simple-vars": {
      // Mantine's breakpoints, for media queries, where a CSS variable does not work.
      variables: {
        "mantine-breakpoint-xs": "36em",
        "mantine-breakpoint-sm": "48em",
        "mantine-breakpoint-md": "62em",
        "mantine-breakpoint-lg": "75em",
      },
    },
  },
}
