import { BlockList, isIP } from 'node:net'

/**
 * Who may say from which address a request comes, in X-Forwarded-For: so many proxies in front of the server, or the proxies with these addresses.
 * With a number, whoever reaches the port past the proxies may say so too.
 */
export type TrustedProxies = number | BlockList

const MOST_PROXIES = 10
const PREFIX_BITS = { 4: 32, 6: 128 }

/** Reads a number from 0 to 10, or addresses and networks with commas between them. Returns undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= MOST_PROXIES ? Number(text) : undefined
  const addresses = new BlockList()
  return text.split(',').every(each => addNetwork(addresses, each.trim())) ? addresses : undefined
}

function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || more.length > 0) return false
  const bits = prefix === undefined ? PREFIX_BITS[version] : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  // A network of all addresses would let anybody choose their address.
  if (!(bits >= 1 && bits <= PREFIX_BITS[version])) return false
  list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  return true
}

export const isTrusted = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
