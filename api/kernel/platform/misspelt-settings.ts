import { isIP } from 'node:net'
import { editDistance } from '#domain/edit-distance.ts'

/** Kubernetes tells each container about a service that is called `plink`, in variables of its own. */
const OF_KUBERNETES = /^PLINK_(.*_)?(SERVICE_(HOST|PORT)(_.+)?|PORT(_\d+_.+)?)$/
const KUBERNETES_ADDRESS = /^(tcp|udp|sctp):\/\//
const PREFIX = 'PLINK_'
/** In short names, one letter is already the difference to another program's variable: BASE_URL is none of ours. */
const LONG_NAME = 10
const SHORTEST_NAME = 5

/** A variable that looks like a setting, but is none. */
interface Misspelt {
  name: string
  nearest: string | undefined
}

/** Returns the variables that begin like ours, or are nearly called like one of ours. Others belong to other programs. */
export function misspeltSettings(variables: Record<string, string>, known: readonly string[]): Misspelt[] {
  const names = new Set(known)
  return Object.entries(variables).flatMap(([name, value]) => {
    if (names.has(name) || isOfKubernetes(name, value)) return []
    const nearest = nearestOf(name, value, known)
    return nearest || name.startsWith(PREFIX) ? [{ name, nearest }] : []
  })
}

const isOfKubernetes = (name: string, value: string): boolean =>
  OF_KUBERNETES.test(name) && (name !== 'PLINK_PORT' || KUBERNETES_ADDRESS.test(value))

function nearestOf(name: string, value: string, known: readonly string[]): string | undefined {
  // Other programs call it so. Some shells set HOST to the name of the machine.
  if (name === 'HOST') return isIP(value) || value === 'localhost' ? 'LISTEN_ADDRESS' : undefined
  const upper = name.toUpperCase()
  const without = [upper, upper.replace(PREFIX, ''), upper.replace(/_FILE$/, '')]
  const exact = known.find(each => without.includes(each))
  if (exact) return exact
  const near = known.map(each => ({ each, distance: editDistance(upper, each) })).filter(isNear)
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.each
}

const isNear = ({ each, distance }: { each: string; distance: number }): boolean =>
  each.length >= SHORTEST_NAME && distance <= (each.length >= LONG_NAME ? 2 : 1)

export const describeMisspelt = ({ name, nearest }: Misspelt): string =>
  nearest === undefined
    ? `${name} is not a setting: remove it. docs/operations.md lists all of them`
    : `${name} is not a setting. Did you mean ${nearest}?`
