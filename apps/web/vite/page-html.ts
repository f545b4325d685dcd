/** Vite's manifest: for each source file, its chunk and the chunks that this imports. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>

/** The tags for the head, which React renders first. */
const headOf = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/

/** The fonts that every page needs first: for text, and for the headings of public pages and greetings. */
export const firstFonts = /(?:figtree-latin-wght|fraunces-latin-600)/

/** The tags of Vite and withLinks that load code. */
const codeTags = /\s?<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g

/** Adds links that preload the fonts, which would otherwise load after the styles. */
export function withFonts(page: string, manifest: Manifest): string {
  const fonts = Object.entries(manifest).filter(([source]) => firstFonts.test(source))
  const links = fonts.map(
    ([, { file }]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  )
  return page.replace('<link rel="stylesheet"', () => `${links.join("\n    ")}\n    <link rel="stylesheet"`)
}

/** Adds links that load the code and styles of these source files. Throws if one is not a chunk. */
export function withLinks(page: string, manifest: Manifest, sources: string[]): string {
  const links = new Map<string, string>()
  const follow = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not a chunk of the built app.`)
    if (links.has(chunk.file)) return
    links.set(chunk.file, `<link rel="modulepreload" crossorigin href="/${chunk.file}">`)
    for (const file of chunk.css ?? []) links.set(file, `<link rel="stylesheet" crossorigin href="/${file}">`)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const source of sources) follow(source)
  const added = [...links].filter(([file]) => !page.includes(file)).map(([, link]) => `  ${link}\n  `)
  return page.replace("</head>", () => `${added.join("")}</head>`)
}

/** Adds frames of pages of signed-in users in a template, from which public/before-paint.js takes the one that fits. */
export function withFrames(page: string, markup: Record<string, string>): string {
  const frames = Object.entries(markup).map(([name, frame]) => `<div data-frame="${name}">${frame}</div>`)
  const drawn = `<template id="frames">${frames.join("")}</template>\n    <div id="root"></div>`
  return withCodeAfterPaint(page.replace('<div id="root"></div>', () => drawn))
}

/** Adds prerendered markup with its title and description, which stays until the app has rendered (src/ui/layout/prerendered.ts). */
export function withMarkup(page: string, markup: string): string {
  const head = headOf.exec(markup)?.[0] ?? ""
  const body = markup.slice(head.length)
  // A page without a description keeps the common one.
  const hasDescription = head.includes('name="description"')
  return withCodeAfterPaint(page)
    .replace(/<title>.*?<\/title>\s*/, "")
    .replace(/<meta\s+name="description"[^>]*>\s*/, (description) => (hasDescription ? "" : description))
    .replace(/<noscript>.*?<\/noscript>\s*/, "")
    .replace("</head>", () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="prerendered">${body}</div>\n    <div id="root"></div>`)
}

/**
 * Moves the code into a template, where it waits until what was drawn at build time is painted (public/before-paint.js), because it would
 * compete with styles, fonts and images for bandwidth and delay the paint.
 */
function withCodeAfterPaint(page: string): string {
  const code = (page.match(codeTags) ?? []).map((tag) => tag.trim())
  const waiting = `  <template id="code">${code.join("\n      ")}</template>\n  </body>`
  return page.replaceAll(codeTags, "").replace("</body>", () => waiting)
}
