import http from "node:http"
import https from "node:https"
import { isPushEndpoint } from "@hearthbook/api/services/push/push-endpoint"
import { pushPatience, type OutgoingPush, type SendPush } from "@hearthbook/api/services/push/send-push"
import webPush from "web-push"
import { loopbackNames, type Env } from "../settings/env.ts"
import { lookUpPublic } from "./look-up-public.ts"
import type { VapidKeys } from "../settings/vapid.ts"

/** How long a push service keeps a message for a browser that is not there, in seconds. */
const keptFor = 24 * 60 * 60

type Site = {
  app_url: string
  /** 'mailto:…' or 'https://…': whom a push service turns to. */
  contact: string
}

/**
 * Delivers over Web Push: encrypted for the one browser (RFC 8291), signed with our keys (RFC 8292). What a browser named is
 * called only where it leads out of our own network, also by its name; no redirect is followed.
 */
export function pushTransport(
  { public_key, private_key }: VapidKeys,
  { app_url, contact }: Site,
  milliseconds = pushPatience,
): SendPush {
  const vapidDetails = { subject: contact, publicKey: public_key, privateKey: private_key }
  return async (push, deadline) => {
    if (!isPushEndpoint(push.endpoint, { app_url })) throw new Error("no address of a push service")
    const { headers, body } = encrypt(push, vapidDetails)
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(milliseconds)])
    const status = await post(push.endpoint, { headers, body, signal })
    if (status === 404 || status === 410) return "gone"
    if (status < 200 || status > 299) throw new Error(`push service answered ${status}`)
    return "taken"
  }
}

/** Whom a push service turns to when something is wrong with our messages. */
export function contactOf({ MAIL_FROM, APP_URL }: Env): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0]
  if (address && !address.endsWith("@localhost")) return `mailto:${address}`
  return APP_URL.startsWith("https://") ? APP_URL : `mailto:${address ?? "nobody@localhost"}`
}

type VapidDetails = { subject: string; publicKey: string; privateKey: string }

function encrypt({ endpoint, p256dh, auth, payload }: OutgoingPush, vapidDetails: VapidDetails) {
  const options = { vapidDetails, TTL: keptFor, urgency: "normal", contentEncoding: "aes128gcm" } as const
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
  return { headers, body }
}

type Posted = { headers: http.OutgoingHttpHeaders; body: Buffer | null; signal: AbortSignal }

/** The status of the answer; what else it says is not read. */
function post(endpoint: string, { headers, body, signal }: Posted): Promise<number> {
  const url = new URL(endpoint)
  const isHere = loopbackNames.includes(url.hostname)
  const options = { method: "POST", headers, signal, ...(isHere ? {} : { lookup: lookUpPublic() }) }
  const { request } = url.protocol === "http:" ? http : https
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sent.on("error", reject)
    sent.end(body)
  })
}
