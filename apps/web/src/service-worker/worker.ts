/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration"
import { PrecacheController } from "workbox-precaching"
import { CacheFirst } from "workbox-strategies"
import { pageFor } from "./page-for.ts"
import { showPushMessages } from "./push.ts"
import type { Release } from "./release.ts"

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build. */
declare const RELEASE: Release

/** A message of a page: it agrees to the new version, or says which version it runs. */
type PageMessage = { kind: "take_over" } | { kind: "running"; version: string }

// Keeps the app's pages and code for use without a network. Answers of the API, photos and documents are never kept here. Each version
// has a cache of its own, so that a page and its code always come from the same build (decision 040).
const release = RELEASE
const prefix = "hearthbook-release-"
const cacheName = prefix + release.version
const files = new PrecacheController({ cacheName })
files.addToCacheList(release.files)

/** Code of other pages, kept once it was used. */
const used = new CacheFirst({
  cacheName: "hearthbook-used",
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true })],
})

self.addEventListener("install", (event) => void files.install(event))
self.addEventListener("activate", (event) => {
  void files.activate(event)
  event.waitUntil(self.clients.claim())
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== self.location.origin) return
  if (request.mode === "navigate") {
    const page = pageFor(url.pathname, release)
    if (page) event.respondWith(readPage(page, request))
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(readAsset(event, url.pathname))
})

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage
  if (message.kind === "take_over") event.waitUntil(self.skipWaiting())
  else if (event.source instanceof Client) event.waitUntil(noteVersion(event.source.id, message.version))
})

showPushMessages(self)

/** The version of each open page, as far as it said so. */
const versions = new Map<string, string>()

/** Milliseconds between looks at the open pages. A page that was just reloaded may still be among them. */
const lookPause = 2000
const mostLooks = 5

/** Removes the files of other versions once every open page runs this one. Until then an older page may still need its code. */
async function noteVersion(id: string, version: string): Promise<void> {
  versions.set(id, version)
  for (let look = 1; !(await isOnlyVersion()); look += 1) {
    if (look === mostLooks) return
    await new Promise((resolve) => setTimeout(resolve, lookPause))
  }
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function isOnlyVersion(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  return !self.registration.waiting && pages.every((page) => versions.get(page.id) === release.version)
}

/** A page that the browser has thrown away is loaded from the server. */
async function readPage(address: string, request: Request): Promise<Response> {
  return (await files.matchPrecache(address)) ?? fetch(request)
}

/** Files are named by their content, so one of any version is the right one. */
async function readAsset(event: FetchEvent, path: string): Promise<Response> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue
    const found = await (await caches.open(name)).match(path)
    if (found) return found
  }
  return used.handle({ event, request: event.request })
}
