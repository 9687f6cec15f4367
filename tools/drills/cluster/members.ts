import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterNode } from './node.ts'

/** The time-out of each operation of the cluster. */
const PATIENCE_SECONDS = 120

interface Member {
  name: string
  role: string
  state: string
}

/** Returns the members as the responding nodes see them. */
async function membersOf(nodes: ClusterNode[]): Promise<Member[]> {
  const responses = nodes.map(async ({ ports }) => {
    const response = await fetch(`http://127.0.0.1:${ports.rest.network}/cluster`, {
      signal: AbortSignal.timeout(1000),
    })
    const { members }: { members: Member[] } = await response.json()
    return members
  })
  return Promise.any(responses).catch(() => [])
}

export async function leaderOf(nodes: ClusterNode[]): Promise<ClusterNode | undefined> {
  const members = await membersOf(nodes)
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')
  return nodes.find(({ name }) => name === leader?.name)
}

/** Resolves when one node leads, and the other has everything that it acknowledges. */
export const untilHealthy = (nodes: ClusterNode[]) =>
  until(
    async () => {
      const members = await membersOf(nodes)
      const isAt = (role: string) =>
        members.some(each => each.role === role && /^(running|streaming)$/.test(each.state))
      return (isAt('leader') && isAt('sync_standby')) || undefined
    },
    async () => `The cluster did not become healthy: ${JSON.stringify(await membersOf(nodes))}\n${lastLines(nodes)}`,
  )

const LAST_LINES = 20

/** The folders of the nodes are deleted after a drill, so its error quotes their logs. */
function lastLines(nodes: ClusterNode[]): string {
  return nodes
    .flatMap(({ name, log }) => [`Log of ${name}:`, ...readFileSync(log, 'utf8').trim().split('\n').slice(-LAST_LINES)])
    .join('\n')
}

export async function until<T>(
  look: () => Promise<T | undefined>,
  complaint: () => string | Promise<string>,
): Promise<T> {
  const end = performance.now() + PATIENCE_SECONDS * 1000
  while (performance.now() < end) {
    const value = await look()
    if (value !== undefined) return value
    await sleep(200)
  }
  throw new Error(await complaint())
}
