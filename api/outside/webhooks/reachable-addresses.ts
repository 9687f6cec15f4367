import { BlockList, isIP } from 'node:net'

/** Addresses that are not on the internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const SPECIAL = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])
/** All addresses on the internet are within this block, which contains none that stand for IPv4 addresses. */
const GLOBAL_V6 = listOf('ipv6', [['2000::', 3]])
/** The blocks for tunnels, benchmarks and documentation. */
const SPECIAL_V6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function listOf(family: 'ipv4' | 'ipv6', subnets: [address: string, prefix: number][]): BlockList {
  const list = new BlockList()
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family)
  return list
}

export const isOnInternet = (address: string): boolean =>
  isIP(address) === 6
    ? GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6')
    : isIP(address) === 4 && !SPECIAL.check(address, 'ipv4')

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/** Returns the host of a URL as a name or an address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether the host is a name or an address of this machine. */
export const namesLoopback = (host: string): boolean => host === 'localhost' || isLoopback(host)
