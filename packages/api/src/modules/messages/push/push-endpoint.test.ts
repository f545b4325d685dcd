import { describe, expect, test } from "vitest"
import { isPushEndpoint } from "./push-endpoint.service.ts"

const hosted = { app_url: "https://hearthbook.example", push_ports: [443] }
const home = { app_url: "http://localhost:3000", push_ports: [443, 4000] }

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://203.0.114.9/abc",
])("%s may be a push service", (endpoint) => {
  expect(isPushEndpoint(endpoint, hosted)).toBe(true)
  expect(isPushEndpoint(endpoint, home)).toBe(true)
})

describe("refuses addresses in the server's own network", { tags: ["api.subscribe-push"] }, () => {
  test.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://localhost/abc",
    "https://service.localhost/abc",
    "https://127.0.0.1/abc",
    "https://2130706433/abc",
    "https://0x7f.1/abc",
    "https://[::1]/abc",
    "https://[::ffff:127.0.0.1]/abc",
    "https://[::ffff:a9fe:a9fe]/abc",
    "https://[64:ff9b::7f00:1]/abc",
    "https://[fd00::1]/abc",
    "https://[fe80::1]/abc",
    "https://10.1.2.3/abc",
    "https://172.31.0.1/abc",
    "https://192.168.1.1/abc",
    "https://169.254.169.254/latest/meta-data",
    "https://100.100.0.1/abc",
    "https://0.0.0.0/abc",
    "https://255.255.255.255/abc",
    "https://intranet/abc",
    "https://metadata.google.internal/abc",
    "https://printer.local./abc",
    "https://user:word@push.example.com/abc",
    "ftp://push.example.com/abc",
    "file:///etc/passwd",
    "push",
  ])("%s", (endpoint) => expect(isPushEndpoint(endpoint, hosted)).toBe(false))
})

test("on a local installation, only this computer is allowed", () => {
  expect(isPushEndpoint("http://127.0.0.1:4000/abc", home)).toBe(true)
  expect(isPushEndpoint("https://localhost:4000/abc", home)).toBe(true)
  expect(isPushEndpoint("http://192.168.1.1/abc", home)).toBe(false)
  expect(isPushEndpoint("https://192.168.1.1/abc", home)).toBe(false)
})

test("a local installation posts only to the ports of PUSH_PORTS", { tags: ["notifications.push-ports"] }, () => {
  for (const endpoint of ["http://127.0.0.1:5432/abc", "http://localhost/abc", "https://push.example.com:8443/abc"])
    expect(isPushEndpoint(endpoint, home), endpoint).toBe(false)
  expect(isPushEndpoint("https://push.example.com:8443/abc", hosted)).toBe(true)
})
