/** The app's service worker (src/service-worker/worker.ts). One for everything, because a site has one at a time. */
export const workerAddress = "/service-worker.js"
