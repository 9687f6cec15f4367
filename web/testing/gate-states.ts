import type { ScreenState } from '#web/mock/screen-states.ts'

type StateKind = 'start' | 'client' | 'empty' | 'loading' | 'offline' | 'success' | 'refusal'

/** The cause of the state: the opening of the screen, the user alone, or the response of an operation. */
export function kindOf({ id, operation, scenario }: ScreenState): StateKind {
  if (operation === undefined) return id.endsWith('.start') ? 'start' : 'client'
  if (scenario?.code !== undefined) return 'refusal'
  // Some lists have an empty example in the contract.
  if (scenario?.name.endsWith('_empty') || id.endsWith('.empty')) return 'empty'
  if (scenario) return 'success'
  return id.endsWith('.loading') ? 'loading' : 'offline'
}

/** Returns a function that is true only for keys that it has not seen before. */
export function firstSights(): (key: string) => boolean {
  const keys = new Set<string>()
  return key => !keys.has(key) && keys.add(key).size > 0
}

/**
 * The states that `npm test` visits: every screen as it opens, every empty list, the first state that shows each code, and of the client
 * states of each screen the first and every fourth after it. `npm run test:all` visits all states.
 */
export function gateStates(states: readonly ScreenState[]): ScreenState[] {
  const isFirstSight = firstSights()
  const clientStates = new Map<string, number>()
  return states.filter(state => {
    const kind = kindOf(state)
    if (kind === 'refusal') return isFirstSight(state.scenario?.code ?? '')
    if (kind !== 'client') return kind === 'start' || kind === 'empty'
    const earlier = clientStates.get(state.screen.id) ?? 0
    clientStates.set(state.screen.id, earlier + 1)
    return earlier % 4 === 0
  })
}

/** A share of the items, such as `2/4`: every fourth, beginning with the second. All of them without a share. */
export function shareOf<Item>(items: readonly Item[], share: string): Item[] {
  if (share === '') return [...items]
  const [part = 0, parts = 0] = share.split('/').map(Number)
  if (!(part >= 1 && part <= parts)) throw new Error(`TEST_SHARD is ${share}, and must be like 1/4`)
  return items.filter((_, index) => index % parts === part - 1)
}
