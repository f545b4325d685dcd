// Replaces the browser objects that the app's modules use when they are imported or rendered, for rendering without a browser. No one
// is signed in, and no messages arrive from other tabs. It must be imported first.
const empty = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
} satisfies Storage

class SilentChannel {
  postMessage(): void {}
  addEventListener(): void {}
}

/** The width in pixels that media queries are answered for. Infinite for pages whose styles alone follow the width. */
export const standIn = { width: Infinity }

/** Answers the queries that the app's frames ask: '(max-width: 68.75em)', '(width < 48em)'. */
function matchMedia(query: string) {
  const [, limit] = /(?:max-width: |width < )([\d.]+)em/.exec(query) ?? []
  return {
    matches: limit !== undefined && standIn.width < Number(limit) * 16,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
}

Object.assign(globalThis, {
  window: Object.assign(new EventTarget(), {
    setTimeout,
    clearTimeout,
    matchMedia,
    localStorage: empty,
    location: { pathname: "/", hash: "" },
  }),
  localStorage: empty,
  sessionStorage: empty,
  BroadcastChannel: SilentChannel,
})
if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: { platform: "" } })
