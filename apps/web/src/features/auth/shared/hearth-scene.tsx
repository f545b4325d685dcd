import classes from "./hearth-scene.module.css"

/** The logo as an illustration: an open book on a table, with a small fire for pages. */
export function HearthScene() {
  return (
    <svg className={classes.scene} viewBox="84 0 252 250" fill="none" aria-hidden>
      <circle className={classes.glow} cx="210" cy="110" r="108" />
      <circle className={classes.glow} cx="210" cy="110" r="76" />
      <path
        className={classes.flame}
        d="M210 22c5 22 38 41 38 78 0 26-17 45-38 55-21-10-38-29-38-55 0-17 8-29 16-38 2 10 6 15 12 18-2-22 1-42 10-58Z"
      />
      <path className={classes.heart} d="M210 92c3 11 17 20 17 37 0 13-7 22-17 28-10-6-17-15-17-28 0-17 14-26 17-37Z" />
      <path
        className={classes.page}
        d="M98 132c0-5 4-9 9-8 43 3 78 17 103 41v70c-26-19-60-30-103-33-5 0-9-4-9-9v-61Z"
      />
      <path
        className={classes.farPage}
        d="M322 132c0-5-4-9-9-8-43 3-78 17-103 41v70c26-19 60-30 103-33 5 0 9-4 9-9v-61Z"
      />
      <path
        className={classes.line}
        d="M120 148c24 3 46 9 66 19M120 166c24 3 46 9 66 19M120 184c20 2 38 7 54 14M300 148c-24 3-46 9-66 19M300 166c-24 3-46 9-66 19M300 184c-20 2-38 7-54 14"
      />
      <path className={classes.table} d="M90 242h240" />
      <path
        className={classes.spark}
        d="M150 48v10M145 53h10M272 36v12M266 42h12M288 84v8M284 88h8M128 92v8M124 96h8"
      />
    </svg>
  )
}
