import http from "node:http"
import https from "node:https"
import { isPushEndpoint, type PushSite } from "@hearthbook/api/modules/messages/push/push-endpoint.service"
import { pushTimeout, type OutgoingPush, type SendPush } from "@hearthbook/api/modules/messages/push/send-push.service"
import webPush from "web-push"
import { loopbackNames, type Env } from "../settings/env.ts"
import { lookUpPublic } from "./look-up-public.ts"
import type { VapidKeys } from "../settings/vapid.ts"

/** Seconds for which a push service keeps a message for a browser that is offline. */
const timeToLive = 24 * 60 * 60

type Site = PushSite & {
  /** The contact for push services, as 'mailto:…' or 'https://…'. */
  contact: string
}

/**
 * Delivers over Web Push: encrypted for the browser (RFC 8291) and signed with the installation's keys (RFC 8292). Connects to an
 * endpoint only if its name and addresses are public, and follows no redirects. Throws if the message was not accepted.
 */
export function pushTransport(
  { public_key, private_key }: VapidKeys,
  site: Site,
  milliseconds = pushTimeout,
): SendPush {
  const vapidDetails = { subject: site.contact, publicKey: public_key, privateKey: private_key }
  return async (push, deadline) => {
    if (!isPushEndpoint(push.endpoint, site)) throw new Error("not an address of a push service")
    const { headers, body } = encrypt(push, vapidDetails)
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(milliseconds)])
    const status = await post(push.endpoint, { headers, body, signal })
    if (status === 404 || status === 410) return "gone"
    if (status < 200 || status > 299) throw new Error(`push service answered ${status}`)
    return "taken"
  }
}

/** Returns the contact that push services can turn to about this installation's messages. */
export function contactOf({ MAIL_FROM, APP_URL }: Env): string {
  const address = MAIL_FROM.split(/[\s<>]+/).find((word) => /.@./.test(word))
  if (address && !address.endsWith("@localhost")) return `mailto:${address}`
  return APP_URL.startsWith("https://") ? APP_URL : `mailto:${address ?? "no-reply@localhost"}`
}

type VapidDetails = { subject: string; publicKey: string; privateKey: string }

function encrypt({ endpoint, p256dh, auth, payload }: OutgoingPush, vapidDetails: VapidDetails) {
  const options = { vapidDetails, TTL: timeToLive, urgency: "normal", contentEncoding: "aes128gcm" } as const
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
  return { headers, body }
}

type PostOptions = { headers: http.OutgoingHttpHeaders; body: Buffer | null; signal: AbortSignal }

/** Returns the status of the response, whose body is not read. */
function post(endpoint: string, { headers, body, signal }: PostOptions): Promise<number> {
  const url = new URL(endpoint)
  const isHere = loopbackNames.includes(url.hostname)
  const options = { method: "POST", headers, signal, ...(isHere ? {} : { lookup: lookUpPublic() }) }
  const { request } = url.protocol === "http:" ? http : https
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    outgoing.on("error", reject)
    outgoing.end(body)
  })
}
