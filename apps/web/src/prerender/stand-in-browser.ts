// Replaces the browser objects that the app's modules use when they are imported, for rendering without a browser. No one is signed
// in, and no messages arrive from other tabs. It must be imported first.
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

Object.assign(globalThis, {
  window: Object.assign(new EventTarget(), { setTimeout, clearTimeout, location: { pathname: "/", hash: "" } }),
  localStorage: empty,
  sessionStorage: empty,
  BroadcastChannel: SilentChannel,
})
if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: { platform: "" } })
