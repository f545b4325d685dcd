import classes from "./empty-drawing.module.css"

/** An open book with blank pages and a small plant beside it, in the theme's colors. */
export function EmptyDrawing() {
  return (
    <svg className={classes.drawing} width="132" height="92" viewBox="0 0 132 92" fill="none" aria-hidden>
      <ellipse className={classes.ground} cx="66" cy="80" rx="60" ry="8" />
      <path className={classes.page} d="M62 34c-9-7-21-10-37-10a3 3 0 0 0-3 3v40a3 3 0 0 0 3 3c16 0 28 3 37 10V34Z" />
      <path className={classes.page} d="M62 34c9-7 21-10 37-10a3 3 0 0 1 3 3v40a3 3 0 0 1-3 3c-16 0-28 3-37 10V34Z" />
      <path
        className={classes.line}
        d="M31 36c8 .6 15 2 21 5M31 46c8 .6 15 2 21 5M31 56c8 .6 13 1.600 18 3.600M93 36c-8 .6-15 2-21 5M93 46c-8 .6-15 2-21 5"
      />
      <path
        className={classes.flame}
        d="M62 4c1.200 4.500 6.500 7.500 6.500 13.500 0 4.300-2.800 7.300-6.500 8.800-3.700-1.500-6.500-4.500-6.500-8.800C55.500 13.500 61 10.500 62 4Z"
      />
      <path className={classes.pot} d="M108 62h16l-2.200 16a3 3 0 0 1-3 2.600h-5.600a3 3 0 0 1-3-2.600L108 62Z" />
      <path className={classes.leaf} d="M116 62c-1-8-5-12-11-14 0 8 4 13 11 14Zm0 0c0-10 4-16 11-19 1 10-3 17-11 19Z" />
    </svg>
  )
}
