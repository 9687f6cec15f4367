import { isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address that called, seen from the outermost proxy that is trusted: the last entries of X-Forwarded-For were written by
 * our own proxies, everything before them by anybody.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-trustedProxies) : undefined
  const remote = c.env?.incoming ? getConnInfo(c).remote.address : undefined
  return networkOf(forwarded) ?? networkOf(remote) ?? 'unknown'
}

/** What counts as one caller: an IPv4 address, or the /64 that an IPv6 caller usually owns. Undefined when it is neither. */
function networkOf(text = ''): string | undefined {
  const address = bareAddress(text.trim())
  if (isIPv4(address)) return address
  return isIPv6(address) ? firstHalf(address) : undefined
}

/** Without port, brackets and zone; an IPv4 caller on an IPv6 socket is an IPv4 caller. */
function bareAddress(text: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
}

function firstHalf(address: string): string {
  // A URL spells an address in one way only, where `::` may stand for any number of zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map(part => part.split(':').filter(Boolean))
  const zeros: string[] = Array(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
