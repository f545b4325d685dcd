// What the app's parts look for as soon as they are imported, where a page is drawn without a browser: nobody is signed in
// there, and nothing is heard from other tabs. Imported before any of them.
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
